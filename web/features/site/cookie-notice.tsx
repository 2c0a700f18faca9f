import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { cookies, cookieMaxAgeSeconds } from '#contract/cookies.ts';
import { linkTo } from '#contract/routes.ts';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useSite } from './site-context.ts';

/**
 * Says plainly that only necessary cookies are set. There is nothing to refuse, so it
 * stands at the end of the page and covers nothing.
 */
export function CookieNotice() {
  const t = useTranslations('cookieNotice');
  const { noticeRead } = useSite();
  const [open, setOpen] = useState(!noticeRead);
  if (!open) return null;
  const close = () => {
    document.cookie = `${cookies.notice}=1; path=/; max-age=${cookieMaxAgeSeconds.locale}; samesite=lax`;
    setOpen(false);
  };
  return (
    <aside aria-label={t('label')} className="mt-auto border-t border-line bg-surface-sunken">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-2 py-3 text-sm">
        <p className="min-w-0 flex-1 basis-60">
          {t('text')}{' '}
          <TextLink to={linkTo('pages-cookies')} tone="inherit">
            {t('more')}
          </TextLink>
        </p>
        <Button size="sm" variant="line" onClick={close}>
          {t('close')}
        </Button>
      </div>
    </aside>
  );
}
