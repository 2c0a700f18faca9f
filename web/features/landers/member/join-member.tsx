import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { Join } from '../parts/join.tsx';
import type { LanderMember } from './member-design.ts';

interface JoinMemberProps {
  readonly member: LanderMember;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** The first step of the signup that carries the message. */
export function JoinMember({ member: { id, name }, className, children }: JoinMemberProps) {
  const t = useTranslations('landers.member');
  return (
    <Join
      title={t('join')}
      action={linkTo('members-id-signup', { id })}
      submit={t('submit')}
      {...(className !== undefined && { className })}
    >
      {children}
      <p className="text-sm text-text-muted">{t('next', { name })}</p>
    </Join>
  );
}
