import { useSearchParams } from 'react-router';
import type { SavedList, SavedView } from '#contract/console/saved-views.ts';
import { viewOf } from '#contract/console/saved-views.ts';
import { SITE_PARAM } from '../session.ts';

/** The address of a saved view, on the site that is chosen. */
const linkTo = (search: URLSearchParams, view: SavedView): string => {
  const next = new URLSearchParams(view.search);
  const site = search.get(SITE_PARAM);
  if (site) next.set(SITE_PARAM, site);
  return `?${next}`;
};

/** The filters in the address as a view, and the saved one that shows the same. */
export const useSavedView = (list: SavedList, views: readonly SavedView[]) => {
  const [search] = useSearchParams();
  const shown = viewOf(list, search.toString());
  return {
    shown,
    saved: views.find((view) => view.search === shown && shown !== ''),
    linkTo: (view: SavedView) => linkTo(search, view),
  };
};
