import { useLayoutEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { ignore } from '#web/lib/ignore.ts';
import { loadTexts } from '#web/lib/messages.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { IconButtonLink } from '#web/ui/icon-button.tsx';
import { anchorPopover } from '#web/ui/anchor-popover.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useCounters } from '#web/features/site/counters.tsx';
import { badgeText } from '#web/features/site/rules/badge.ts';

const loadPanel = () => import('./centre/centre-panel.tsx');
const CentrePanel = onDemand('notifications', async () => (await loadPanel()).CentrePanel);

const centre = linkTo('updates');

/** Where a panel has room; smaller screens show the page. */
const DESKTOP = '(min-width: 768px)';

const isShown = (panel: HTMLElement | null) => panel?.matches(':popover-open') ?? false;

const isPlainClick = ({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Counts what the member has not seen yet: leads to all of it, and at a desk opens it in place. */
export function Bell() {
  const t = useTranslations('member.nav');
  const locale = useLocale();
  const { unseenNotifications: unseen } = useCounters();
  const { pathname } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  // Follows the panel, which the browser also closes by itself: there is nothing to fall behind.
  const [isOpen, setOpen] = useState(false);
  const isCurrentPage = pathname === centre;

  useLayoutEffect(() => {
    const [from, element] = [link.current, panel.current];
    if (!isOpen || !from || !element) return;
    const stopFollowing = anchorPopover(element, from, { align: 'end', side: 'bottom' });
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      const isAway = relatedTarget instanceof Node && !element.contains(relatedTarget);
      if (isAway) element.hidePopover();
    };
    element.addEventListener('focusout', onFocusOut);
    return () => {
      stopFollowing();
      element.removeEventListener('focusout', onFocusOut);
    };
  }, [isOpen]);

  const open = (event: MouseEvent) => {
    const element = panel.current;
    if (!element || isCurrentPage || !isPlainClick(event) || !matchMedia(DESKTOP).matches) return;
    event.preventDefault();
    // A press beside the panel has closed it already, also if it was on the bell.
    if (!wasOpen.current && !isShown(element)) {
      // The focus shall come back to the bell, which not every browser focuses by a click.
      link.current?.focus({ preventScroll: true });
      element.showPopover();
      setOpen(true);
      element.focus({ preventScroll: true });
    }
    wasOpen.current = false;
  };
  const preload = () => {
    if (isCurrentPage || !matchMedia(DESKTOP).matches) return;
    void Promise.all([loadPanel(), loadTexts('notifications', locale)]).catch(ignore);
  };
  const close = () => panel.current?.hidePopover();
  const text = badgeText(unseen);
  return (
    <>
      <IconButtonLink
        ref={link}
        to={centre}
        icon="bell"
        className="aria-[current]:bg-surface-current"
        label={t('notifications')}
        aria-current={isCurrentPage ? 'page' : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onPointerDown={() => {
          wasOpen.current = isShown(panel.current);
        }}
        onClick={open}
        badge={
          text && (
            <Badge
              size="sm"
              className="-translate-x-1 translate-y-1 ring-2 ring-surface"
              label={t('unseen', { count: unseen })}
            >
              {text}
            </Badge>
          )
        }
      />
      <div
        ref={panel}
        popover="auto"
        role="dialog"
        tabIndex={-1}
        aria-label={t('notifications')}
        // As it is now: it may have been opened again before this is told. Only then, because the focus
        // goes back to the bell from what is still there.
        onToggle={() => setOpen(isShown(panel.current))}
        className="inset-auto w-112 max-w-[calc(100vw-32px)] animate-appear overflow-y-auto overscroll-contain rounded-md border border-line bg-surface-raised text-md font-normal text-text shadow-raised outline-none"
      >
        {isOpen && (
          <CentrePanel
            onLeave={close}
            fallback={<Spinner label={t('notifications')} className="m-8" />}
          />
        )}
      </div>
    </>
  );
}
