import { useTranslations } from 'use-intl';

/** Says why the form is shorter than others. */
export function FinishIntro() {
  const t = useTranslations('account.signup.finish');
  return (
    <header className="mb-6">
      <h1 className="display-md">{t('title')}</h1>
      <p className="mt-2 text-text-muted">{t('text')}</p>
    </header>
  );
}
