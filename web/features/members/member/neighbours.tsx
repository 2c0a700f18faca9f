import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { cx } from '#web/ui/cx.ts';
import { IconButtonLink } from '#web/ui/icon-button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import { useHeading } from '../search/heading.ts';
import type { BackPlace } from '../rules/back-link.ts';
import { backPlaceOf } from '../rules/back-link.ts';
import { searchCache } from '../search/search-cache.ts';
import { useBackLink } from '../back-link-watch.tsx';

/** Where in the last search this member stood, if one came from there. */
const useNeighbours = (id: string) => {
  const owner = useSite().user?.id ?? null;
  const isHydrated = useHydrated();
  const { state } = useLocation() as { state: { search?: boolean } | null };
  const cameFromSearch = state?.search === true;
  const cachedSearch = isHydrated && cameFromSearch ? searchCache.latest(owner) : undefined;
  const { members = [], similar = [] } = cachedSearch?.data.found ?? {};
  const ids = [...new Set([...members, ...similar].map((member) => member.id))];
  const at = ids.indexOf(id);
  const pathOf = (to: number) => {
    const other = at < 0 ? undefined : ids[to];
    return other === undefined ? null : linkTo('members-id', { id: other });
  };
  return { cachedSearch, state, previous: pathOf(at - 1), next: pathOf(at + 1) };
};

/** Keys that leave a field or a dialog alone. */
const isOutsideFields = (target: EventTarget | null) =>
  !(target instanceof Element) || target.closest('input, textarea, select, dialog') === null;

/** What the place is called that one came from, for members. */
function BackLabel({ place }: { place: BackPlace }) {
  const t = useTranslations('people.member');
  const nav = useTranslations('member.nav');
  const lists = useTranslations('likes.lists');
  const isList = place === 'matches' || place === 'visitors';
  return t('backTo', { people: isList ? lists(place) : nav(place) });
}

/** Where one came from, if that has a name; only members are at such places. */
const useNamedBackLink = () => {
  const backLink = useBackLink();
  const isMember = useSite().user !== null;
  const place = backLink && isMember ? backPlaceOf(backLink.path) : null;
  return backLink && place ? { ...backLink, place } : null;
};

/** The way back to where one came from, and to those before and after in it: Shift with an arrow key. */
export function Neighbours({ id, menu }: { id: string; menu?: ReactNode }) {
  const t = useTranslations('people.member');
  const heading = useHeading();
  const navigate = useNavigate();
  const { cachedSearch, state, previous, next } = useNeighbours(id);
  const backLink = useNamedBackLink();

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!event.shiftKey || event.altKey || !isOutsideFields(event.target)) return;
    const to = { ArrowLeft: previous, ArrowRight: next }[event.key];
    if (!to) return;
    event.preventDefault();
    void navigate(to, { replace: true, state });
  });
  useEffect(() => {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  const step = (to: string | null, icon: 'caret-left' | 'caret-right', label: string): ReactNode =>
    to !== null && (
      <IconButtonLink
        to={to}
        replace
        state={state}
        icon={icon}
        label={label}
        size="sm"
        variant="line"
        className="max-md:border-transparent max-md:bg-surface-raised max-md:shadow-raised"
        aria-keyshortcuts={icon === 'caret-left' ? 'Shift+ArrowLeft' : 'Shift+ArrowRight'}
      />
    );
  return (
    <div
      className={cx(
        'flex items-center gap-2 md:min-h-16',
        // On the photo, below where it says which of them is seen.
        'max-md:pointer-events-none max-md:absolute max-md:inset-x-3 max-md:top-6 max-md:z-10 max-md:*:pointer-events-auto',
      )}
    >
      <Link
        to={cachedSearch?.path ?? backLink?.path ?? linkTo('members')}
        className={cx(
          'inline-flex min-h-11 min-w-0 items-center gap-2 rounded-sm text-sm font-medium text-text-muted hover:text-text',
          'max-md:size-12 max-md:justify-center max-md:rounded-pill max-md:bg-surface-raised max-md:text-text max-md:shadow-raised',
        )}
        onClick={(event) => {
          if ((!cachedSearch && !backLink) || event.metaKey || event.ctrlKey || event.shiftKey)
            return;
          event.preventDefault();
          // Back, so that the list is where it was left.
          void navigate(cachedSearch ? -1 : -(backLink?.steps ?? 1));
        }}
      >
        <Icon name="arrow-left" size="sm" />
        <span className="min-w-0 max-md:sr-only">
          {cachedSearch && t('backTo', { people: heading(cachedSearch.data.found) })}
          {!cachedSearch && backLink && <BackLabel place={backLink.place} />}
          {!cachedSearch && !backLink && t('back')}
        </span>
      </Link>
      <span className="ml-auto flex gap-2">
        {step(previous, 'caret-left', t('previous'))}
        {step(next, 'caret-right', t('next'))}
        {menu && <span className="md:hidden">{menu}</span>}
      </span>
    </div>
  );
}
