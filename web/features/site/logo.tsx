import { useTranslations } from 'use-intl';
import { Link } from 'react-router';
import { linkTo } from '#contract/routes.ts';
import { cx } from '#web/ui/cx.ts';
import { LogoMark } from '#web/ui/logo-mark.tsx';
import { useSite } from './site-context.ts';

/** Mark and name of the site, leading home. */
export function Logo({ className }: { className?: string }) {
  const t = useTranslations('nav');
  const { settings, user } = useSite();
  return (
    <Link
      to={linkTo(user ? 'members' : 'index')}
      aria-label={t('home', { site: settings.name })}
      className={cx('inline-flex min-h-11 items-center gap-2 rounded-sm', className)}
    >
      <LogoMark className="size-9" />
      <span className="display-xs text-[1.625rem] leading-8">{settings.name}</span>
    </Link>
  );
}
