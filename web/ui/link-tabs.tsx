import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink, useLocation, type To } from 'react-router';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icons/icon.tsx';
import { segmentClass, segmentTrackClass } from './segment-class.ts';
import { tabClass, tabListClass } from './tab-class.ts';

const variants = {
  line: {
    list: tabListClass,
    item: tabClass,
    current: 'aria-[current]:border-primary aria-[current]:text-text',
  },
  segment: {
    list: cx(segmentTrackClass, 'w-fit max-w-full'),
    item: cx(segmentClass, 'min-w-min flex-auto'),
    current: [
      'aria-[current]:border-line-control aria-[current]:bg-surface-raised aria-[current]:text-text',
      'aria-[current]:shadow-thumb',
    ].join(' '),
  },
};

type LinkTabsProps = {
  /** Names the navigation for screen readers. */
  label: string;
  tabs: readonly {
    to: To;
    label: ReactNode;
    icon?: IconName | undefined;
    badge?: ReactNode;
    /** Only the address itself counts, not those below it. */
    end?: boolean | undefined;
  }[];
  variant?: keyof typeof variants | undefined;
  className?: string | undefined;
};

/** Tabs that are pages of their own. */
export function LinkTabs({ label, tabs, variant = 'line', className }: LinkTabsProps) {
  const { list, item, current } = variants[variant];
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // On a narrow screen the current one may lie beyond the edge.
  useEffect(() => {
    const row = nav.current?.getBoundingClientRect();
    const tab = nav.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (row && tab) nav.current?.scrollBy(tab.left + tab.width / 2 - row.left - row.width / 2, 0);
  }, [pathname]);
  return (
    <nav ref={nav} aria-label={label} className={cx(list, className)}>
      {tabs.map((tab) => (
        <NavLink
          key={typeof tab.to === 'string' ? tab.to : JSON.stringify(tab.to)}
          to={tab.to}
          end={tab.end ?? false}
          className={cx(item, current)}
        >
          {tab.icon && <Icon name={tab.icon} size="sm" className="max-sm:hidden" />}
          <span className="min-w-0">{tab.label}</span>
          {tab.badge}
        </NavLink>
      ))}
    </nav>
  );
}
