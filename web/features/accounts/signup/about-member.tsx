import { useTranslations } from 'use-intl';
import type { SignupMember } from '../../../../contract/accounts/signup.ts';
import { Avatar } from '../../../ui/avatar.tsx';

/** The member for whose sake somebody signs up. */
export function AboutMember({ member }: { member: SignupMember }) {
  const t = useTranslations('account.signup.about');
  const { name, age, place } = member;
  return (
    <header className="mb-6 flex items-center gap-4">
      <Avatar name={name} size="lg" aria-hidden />
      <div className="min-w-0">
        <h1 className="display-sm">{t('title', { name })}</h1>
        <p className="text-text-muted">
          {[t('facts', { name, age: String(age) }), place].filter(Boolean).join(' · ')}
        </p>
      </div>
    </header>
  );
}
