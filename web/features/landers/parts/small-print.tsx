import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { cx } from '#web/ui/cx.ts';
import { textLinkClass } from '#web/ui/text-link.tsx';
import { useSite } from '#web/features/site/site-context.ts';

/** At the end of every lander: who speaks, by which rules, and that nobody here was photographed. */
export function SmallPrint({ drawn = true, className }: { drawn?: boolean; className?: string }) {
  const t = useTranslations('landers.common');
  const footer = useTranslations('footer');
  const nav = useTranslations('nav');
  const { settings } = useSite();
  const link = cx(textLinkClass(), 'inline-flex min-h-11 items-center');
  return (
    <footer className={cx('wrap py-8 text-sm text-text-muted', className)}>
      {drawn && <p>{t('drawn')}</p>}
      <p className="mt-1 flex flex-wrap items-center gap-x-5">
        <span>© {settings.name}</span>
        <a className={link} href={linkTo('login')}>
          {t('login')}
        </a>
        <a className={link} href={linkTo('pages-terms')}>
          {footer('terms')}
        </a>
        <a className={link} href={linkTo('pages-privacy')}>
          {footer('privacy')}
        </a>
        <a className={link} href={linkTo('pages-cookies')}>
          {footer('cookies')}
        </a>
        <a className={link} href={linkTo('lang-config')}>
          {nav('languageAndCountry')}
        </a>
      </p>
    </footer>
  );
}
