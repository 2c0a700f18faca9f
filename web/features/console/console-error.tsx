import { Link, isRouteErrorResponse } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#web/lib/use-refusal.ts';
import type { ErrorAnswer } from '#contract/core/errors.ts';
import { ConsoleButton, consoleButtonClass } from './console-button.tsx';
import { ConsolePageBody } from './console-frame.tsx';
import { ConsoleIcon } from './icons/console-icon.tsx';
import { pagesFor } from './pages.ts';
import { useChosenSite, useSiteLink, useStaff } from './session.ts';

/** A page beyond one's rights, which is told as one that does not exist, and where to go instead. */
function NotThere() {
  const t = useTranslations('console');
  const link = useSiteLink();
  return (
    <ConsolePageBody title={t('notThere.title')}>
      <div className="c-empty">
        <ConsoleIcon name="lock-simple" />
        <b>{t('notThere.title')}</b>
        <p>{t('notThere.text')}</p>
        <div className="c-row">
          {pagesFor(useStaff(), useChosenSite()).map(({ name, path }) => (
            <Link key={name} to={link(path)} className={consoleButtonClass()}>
              {t(`pages.${name}`)}
            </Link>
          ))}
        </div>
      </div>
    </ConsolePageBody>
  );
}

/** What failed, in the frame of the console. Under a lock there is nothing to tell. */
export function ConsoleError({ error }: { error: unknown }) {
  const t = useTranslations('console.failed');
  const errorText = useErrorText();
  const response = isRouteErrorResponse(error) ? error : null;
  const refusal = response?.data as ErrorAnswer | null | undefined;
  if (response?.status === 404) return <NotThere />;
  if (refusal?.code === 'console_locked') return null;
  return (
    <ConsolePageBody title={t('title')}>
      <div className="c-empty" role="alert">
        <ConsoleIcon name="plugs" />
        <b>{t('title')}</b>
        <p>{refusal ? errorText(refusal) : t('text')}</p>
        <ConsoleButton look="dark" onClick={() => location.reload()}>
          {t('retry')}
        </ConsoleButton>
      </div>
    </ConsolePageBody>
  );
}
