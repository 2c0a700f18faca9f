import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { IconButtonLink } from '#web/ui/icon-button.tsx';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Logo } from '#web/features/site/logo.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import { safeBack } from './rules/back-path.ts';

const links = [
  ['terms', linkTo('pages-terms')],
  ['privacy', linkTo('pages-privacy')],
  ['returns', linkTo('pages-return-policy')],
  ['service', linkTo('pages-service')],
] as const;

/** Around what is being paid: the logo, the way back, and what one may want to read first. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  const nav = useTranslations('nav');
  const footer = useTranslations('footer');
  const { user } = useSite();
  const back = safeBack(new URLSearchParams(useLocation().search).get('back')) ?? undefined;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink href="#content">{nav('skip')}</SkipLink>
      <header className="wrap flex h-14 shrink-0 items-center gap-2 md:h-18">
        <IconButtonLink
          icon="arrow-left"
          label={nav('back')}
          size="sm"
          to={linkTo(user?.paid_user ? 'credits' : 'premium', {}, { back })}
        />
        <Logo />
      </header>
      {children}
      <footer aria-label={footer('label')} className="wrap py-4">
        <ul className="flex flex-wrap justify-center gap-x-6 text-sm text-text-muted">
          {links.map(([name, to]) => (
            <li key={name}>
              <TextLink to={to} tone="inherit" className="inline-flex min-h-11 items-center">
                {footer(name)}
              </TextLink>
            </li>
          ))}
        </ul>
      </footer>
    </div>
  );
}
