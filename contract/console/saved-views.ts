import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { okAnswer, oneOf, text, uuid } from '../core/schemas.ts';
import { consoleLimits } from './limits.ts';
import type { StaffRight } from './rights.ts';

/**
 * The lists whose views can be saved: what it takes to open each, and what of its address is saved.
 * The site is not: a view shows the same of whichever site is chosen.
 */
export const savedLists = {
  cases: { right: 'cases.decide', params: ['view', 'kind', 'topic', 'search'] },
  complaints: { right: 'cases.decide', params: ['view', 'topic', 'search'] },
  members: { right: 'members.read', params: ['status', 'country', 'premium', 'sort'] },
  orders: { right: 'orders.refund', params: ['view', 'from', 'to', 'method', 'country'] },
} as const satisfies Record<string, { right: StaffRight; params: readonly string[] }>;

export type SavedList = keyof typeof savedLists;

const list = oneOf(Object.keys(savedLists) as SavedList[]);

/** The part of an address that makes a view, always in the same order: two that show the same are equal. */
export const viewOf = (of: SavedList, search: string): string => {
  const given = new URLSearchParams(search);
  const kept = savedLists[of].params.flatMap((name): [string, string][] => {
    const value = given.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(kept).toString();
};

const { views: limits } = consoleLimits;

export const savedView = z.object({
  id: uuid,
  name: z.string(),
  /** The filters as they stand in the address. */
  search: z.string(),
  shared: z.boolean(),
  /** Whether whoever asks may remove it. */
  removable: z.boolean(),
});

export type SavedView = z.infer<typeof savedView>;

export const savedViews = endpoint({
  name: 'savedViews',
  method: 'GET',
  path: '/api/admin/views.php',
  summary: 'Saved views of a list: one’s own, and those that colleagues share.',
  access: 'staff',
  right: 'none',
  query: z.object({ list }),
  answer: z.object({ views: z.array(savedView) }),
  errors: {},
});

export const savedViewAdd = endpoint({
  name: 'savedViewAdd',
  method: 'POST',
  path: '/api/admin/views.php',
  summary: 'Saves the filters of a list under a name, for oneself or for all who open the list.',
  access: 'staff',
  right: 'none',
  body: z.object({
    list,
    name: text(limits.nameLength),
    search: z.string().check(z.maxLength(limits.searchLength, 'too_long')),
    shared: z.boolean(),
  }),
  answer: z.object({ view: savedView }),
  errors: { view_name_taken: 409, too_many_views: 409 },
});

export const savedViewRemove = endpoint({
  name: 'savedViewRemove',
  method: 'DELETE',
  path: '/api/admin/views.php',
  summary: 'Removes a saved view: one’s own, or a shared one as an administrator.',
  access: 'staff',
  right: 'none',
  body: z.object({ id: uuid }),
  answer: okAnswer,
  errors: { view_not_found: 404 },
});
