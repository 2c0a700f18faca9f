import { useTranslations } from 'use-intl';
import type { MemberCard } from '#contract/members/search.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { useLike } from './like-store.ts';

const pillLooks = {
  received: { icon: 'heart-half', tone: 'bg-unread-soft' },
  given: { icon: 'heart-fill', tone: 'bg-surface-sunken text-text-muted' },
} as const;

/** What is between the reader and a member, in words: a match is the happiest of them. */
export function LikeStatus({ member }: { member: MemberCard }) {
  const t = useTranslations('likes');
  const { name } = member;
  const like = useLike(member);
  return (
    <div role="status" className="empty:hidden">
      {like === 'match' && (
        <Card tone="primary" padding="sm" className="flex items-center gap-4">
          <Icon name="heart-fill" />
          <p>
            <strong className="block display-xs">{t('button.match')}</strong> {t('state.match')}
          </p>
        </Card>
      )}
      {(like === 'received' || like === 'given') && (
        <p
          className={cx(
            'inline-flex items-center gap-2 rounded-pill px-4 py-1.5 text-sm font-semibold',
            pillLooks[like].tone,
          )}
        >
          <Icon name={pillLooks[like].icon} size="sm" className="text-primary-text" />
          {t(`state.${like}`, { name })}
        </p>
      )}
    </div>
  );
}
