import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { cookies, cookieSeconds } from '../../../contract/cookies.ts';
import { linkTo } from '../../../contract/routes.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useSite } from './site-context.ts';

/** Says plainly that only necessary cookies are set. There is nothing to refuse, so it only informs. */
export function CookieNotice() {
  const t = useTranslations('cookieNotice');
  const { noticeRead } = useSite();
  const [open, setOpen] = useState(!noticeRead);
  if (!open) return null;
  const close = () => {
    document.cookie = `${cookies.notice}=1; path=/; max-age=${cookieSeconds.locale}; samesite=lax`;
    setOpen(false);
  };
  return (
    <aside
      aria-label={t('label')}
      className="fixed inset-x-4 bottom-4 z-20 mx-auto flex max-w-160 flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface-raised p-4 text-sm shadow-raised in-data-signed-in:bottom-20 md:bottom-4 md:flex-nowrap md:in-data-signed-in:bottom-4"
    >
      <p className="min-w-0 flex-1 basis-60">
        {t('text')}{' '}
        <TextLink to={linkTo('pages-cookies')} tone="inherit">
          {t('more')}
        </TextLink>
      </p>
      <Button size="sm" variant="line" onClick={close}>
        {t('close')}
      </Button>
    </aside>
  );
}
