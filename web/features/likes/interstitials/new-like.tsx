import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { MemberCard } from '#contract/members/search.ts';
import { linkTo } from '#contract/routes.ts';
import { useDistance } from '#web/lib/use-formatter.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { FullScreenDialog } from './full-screen-dialog.tsx';
import { HeartBadge } from './heart-badge.tsx';
import { Portrait } from './portrait.tsx';

const bold = (text: ReactNode) => <b className="text-text-on-photo">{text}</b>;

function Description({ member }: { member: MemberCard }) {
  const t = useTranslations('likes.newLike');
  const inUnits = useDistance();
  const { name, age, distance } = member;
  const who = { b: bold, name, age: String(age) };
  return distance === null
    ? t.rich('text', who)
    : t.rich('near', { ...who, distance: inUnits(distance) });
}

export type NewLikeProps = {
  member: MemberCard;
  /** What one can do about it here. */
  action: ReactNode;
  onClose: () => void;
};

/** ‘New like!’ over the whole screen; the photo opens the profile. */
export function NewLike({ member, action, onClose }: NewLikeProps) {
  const t = useTranslations('likes');
  const { id, name } = member;
  const profile = linkTo('members-id', { id });
  return (
    <FullScreenDialog
      title={t('newLike.title')}
      onClose={onClose}
      picture={
        <Link
          to={profile}
          onClick={onClose}
          className="relative block w-64 -rotate-3 rounded-md md:w-80 xl:w-108"
        >
          <VisuallyHidden>{t('open', { name })}</VisuallyHidden>
          <Portrait member={member} sizes="(min-width: 1200px) 432px, 320px" />
          <HeartBadge className="-right-7 bottom-6 md:-right-9 md:bottom-10" />
        </Link>
      }
    >
      <p className="text-lg text-balance text-on-dark md:text-[1.375rem] md:leading-8">
        <Description member={member} />
      </p>
      <div className="mt-2 grid gap-3 md:max-w-72">
        {action}
        <ButtonLink to={profile} onClick={onClose} variant="line" size="lg" block>
          {t('profile')}
        </ButtonLink>
      </div>
    </FullScreenDialog>
  );
}
