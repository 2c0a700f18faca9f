import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '../../../../contract/routes.ts';
import { calm } from '../../../../contract/visible-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useFictional } from '../../members/card/fictional.ts';
import { badgeText } from '../../site/rules/badge.ts';
import { PartnerAvatar } from './partner-avatar.tsx';
import { RowMenu } from './row-menu.tsx';
import type { RowMenuProps } from './row-menu.tsx';
import { RowTime } from './row-time.tsx';
import { lastLineOf } from './rules/last-line.ts';
import type { LastLine } from './rules/last-line.ts';

function Line({ line, name }: { line: LastLine; name: string }) {
  const t = useTranslations('chats');
  switch (line.say) {
    case 'typing':
      return <span className="text-primary-text">{t('typing')}</span>;
    case 'nothing':
      return t('nothing');
    case 'state':
      return t(`state.${line.state}`, { name });
    case 'draft':
      return (
        <>
          <span className="mr-1.5 rounded-pill bg-unread-messages px-1.5 text-xs font-bold text-on-unread">
            {t('draft')}
          </span>
          <bdi>{calm(line.text)}</bdi>
        </>
      );
    case 'text':
      return line.whose === 'mine' ? (
        <>
          {t('you', { text: '' })}
          <bdi>{calm(line.text)}</bdi>
        </>
      ) : (
        calm(line.text)
      );
    case 'photo':
    case 'gift':
    case 'takenBack':
      return t(`${line.say}.${line.whose}`);
  }
}

export type ChatRowProps = RowMenuProps & {
  me: string;
  isTyping: boolean;
  /** Whether it is the open one. */
  isCurrent: boolean;
};

/** One conversation in the list. */
export function ChatRow({ chat, me, isTyping, isCurrent, ...menu }: ChatRowProps) {
  const t = useTranslations('chats');
  const fictional = useFictional();
  const { conversation, profile, num_unread_messages: unread, muted, last_at } = chat;
  const isUnread = unread > 0;
  return (
    <div className="group relative">
      <Link
        to={linkTo('chats-id', { id: conversation.id })}
        aria-current={isCurrent || undefined}
        className={cx(
          'grid min-h-20 grid-cols-[3.5rem_1fr_auto] items-center gap-4 rounded-md p-3 -outline-offset-3',
          'pointer-coarse:pr-13',
          isCurrent ? 'bg-primary-soft' : 'hover:bg-surface-current',
        )}
      >
        <PartnerAvatar profile={profile} />
        <span className="min-w-0">
          <span className="flex items-center gap-2">
            <span className={cx('truncate', isUnread ? 'font-bold' : 'font-semibold')}>
              {profile.name}
            </span>
            {profile.fictional && (
              <span className="inline-flex shrink-0 items-center gap-1 text-xs font-medium text-text-muted">
                <Icon name={fictional.icon} size="xs" />
                {fictional.label}
              </span>
            )}
            {muted && (
              <>
                <Icon name="bell-slash" size="xs" className="text-text-muted" />
                <VisuallyHidden>{t('muted')}</VisuallyHidden>
              </>
            )}
          </span>
          <span
            className={cx(
              'block truncate text-start text-sm [unicode-bidi:plaintext]',
              isUnread ? 'font-semibold text-text' : 'text-text-muted',
            )}
          >
            <Line line={lastLineOf(chat, { me, isTyping, isCurrent })} name={profile.name} />
          </span>
        </span>
        <span
          className={cx(
            'grid grid-rows-[1.5rem_1.25rem] justify-items-end text-xs',
            'pointer-fine:group-focus-within:invisible pointer-fine:group-hover:invisible',
            isUnread ? 'font-bold text-text' : 'font-medium text-text-muted',
          )}
        >
          <span className="leading-6">
            <RowTime at={last_at} yesterday={t('yesterday')} />
          </span>
          {isUnread && (
            <Badge size="sm" label={t('unread', { count: unread })}>
              {badgeText(unread)}
            </Badge>
          )}
        </span>
      </Link>
      <div className="absolute top-1/2 right-1.5 -translate-y-1/2 pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100">
        <RowMenu chat={chat} {...menu} />
      </div>
    </div>
  );
}
