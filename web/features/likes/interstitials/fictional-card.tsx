import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useFictional } from '#web/features/members/card/fictional.ts';
import { useSite } from '#web/features/site/site-context.ts';
import type { NewLikeProps } from './new-like.tsx';
import { Portrait } from './portrait.tsx';

const bold = (text: ReactNode) => <b>{text}</b>;

/** Somebody who does not exist, shown without any celebration: nobody liked anybody. */
export function FictionalCard({ member, action, onClose }: NewLikeProps) {
  const t = useTranslations('likes');
  const { settings } = useSite();
  const { label, icon } = useFictional();
  const { id, name, age } = member;
  const profile = linkTo('members-id', { id });
  return (
    <div data-moment>
      <Modal
        open
        size="sm"
        title={t('newLike.fictionalTitle')}
        closeLabel={t('close')}
        onClose={onClose}
      >
        <div className="grid gap-5">
          <Link to={profile} onClick={onClose} className="relative mx-auto block w-36 rounded-md">
            <VisuallyHidden>{t('open', { name })}</VisuallyHidden>
            <Portrait member={member} sizes="144px" />
            <Tag icon={icon} className="absolute top-2 left-2">
              {label}
            </Tag>
          </Link>
          <p className="text-text-muted">
            {t.rich('newLike.fictional', {
              b: bold,
              name,
              age: String(age),
              site: settings.name,
            })}
          </p>
          <div className="grid gap-3">
            {action}
            <ButtonLink to={profile} onClick={onClose} variant="line" size="lg" block>
              {t('profile')}
            </ButtonLink>
          </div>
        </div>
      </Modal>
    </div>
  );
}
