import { cx } from '#web/ui/cx.ts';
import { useConsoleSession } from './session.ts';

/** A site by its colour. */
export function SiteSquare({ niche, large = false }: { niche: number; large?: boolean }) {
  return (
    <i data-niche={niche} className={cx('c-square', large && 'c-square--large')} aria-hidden />
  );
}

/** A site by its name; what is about none is about the console itself. */
export function SiteName({ id, none }: { id: number | null; none: string }) {
  const site = useConsoleSession().sites.find((one) => one.id === id);
  if (!site) return <span className="c-muted">{none}</span>;
  return (
    <span className="c-nowrap">
      <SiteSquare niche={site.niche} />
      <span className="c-site-name">{site.name}</span>
    </span>
  );
}
