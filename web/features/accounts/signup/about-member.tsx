import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SignupMember } from '#contract/accounts/signup.ts';
import { Avatar } from '#web/ui/avatar.tsx';

/** The member for whose sake somebody signs up, with the photo where visitors see it. */
export function AboutMember({ member, photo }: { member: SignupMember; photo: ReactNode }) {
  const t = useTranslations('account.signup.about');
  const { name, age, place } = member;
  return (
    <header className="mb-6 flex items-center gap-4">
      {photo ?? <Avatar name={name} size="lg" aria-hidden />}
      <div className="min-w-0">
        <h1 className="display-sm">{t('title', { name })}</h1>
        <p className="text-text-muted">
          {[t('facts', { name, age: String(age) }), place].filter(Boolean).join(' · ')}
        </p>
      </div>
    </header>
  );
}
