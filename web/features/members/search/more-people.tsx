import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Alert } from '../../../ui/alert.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { searchPath } from './query.ts';
import type { Pages } from './use-found.ts';

/** So many pages come by themselves; then the end of the page can be reached again. */
const BY_THEMSELVES = 4;

const AHEAD = '0px 0px 900px 0px';

/** Calls while an element comes near the lower edge of the window. */
const useNearing = (element: { readonly current: Element | null }, near: () => void) => {
  const told = useEffectEvent(near);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) told();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
    // A list that has grown and still does not fill the window is looked at again.
  });
};

function Progress({ data: { found } }: Pages) {
  const t = useTranslations('people.search');
  const format = useFormatter();
  if (found.numResults === null) return null;
  // The number is that of real people.
  const shown = found.members.filter(({ fictional }) => !fictional).length;
  const values = { shown: format.number(shown), count: format.number(found.numResults) };
  return (
    <p className="text-sm text-text-muted">
      {t(found.more_results ? 'progressMany' : 'progress', values)}
    </p>
  );
}

/** The way to the next people: by scrolling, by a button, or without scripts by a link. */
export function MorePeople(pages: Pages) {
  const t = useTranslations('people.search');
  const { data, state, more } = pages;
  const { next } = data.found;
  const end = useRef<HTMLDivElement>(null);
  const loaded = useRef({ of: data.query, pages: 0 });
  useNearing(end, () => {
    if (loaded.current.of !== data.query) loaded.current = { of: data.query, pages: 0 };
    if (state !== 'idle' || loaded.current.pages >= BY_THEMSELVES) return;
    loaded.current.pages += 1;
    more();
  });
  if (next === null) return null;
  return (
    <div ref={end} className="mt-10 flex flex-col items-center gap-4 md:mt-12">
      {state === 'failed' ? (
        <Alert
          tone="danger"
          action={
            <Button variant="quiet" size="sm" onClick={more}>
              {t('retry')}
            </Button>
          }
        >
          {t('failed')}
        </Alert>
      ) : (
        <ButtonLink
          to={searchPath(data.query, { cursor: next })}
          variant="line"
          aria-busy={state === 'loading' || undefined}
          onClick={(event) => {
            event.preventDefault();
            loaded.current = { of: data.query, pages: 0 };
            more();
          }}
        >
          {t('more')}
          {state === 'loading' && <Spinner size="sm" />}
        </ButtonLink>
      )}
      <Progress {...pages} />
    </div>
  );
}
