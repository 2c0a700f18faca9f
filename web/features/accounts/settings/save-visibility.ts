import { accountUpdate } from '#contract/accounts/settings.ts';
import type { Call } from '#contract/core/client.ts';
import { profileUpdate } from '#contract/members/profile.ts';

/** The switches of who sees whom, by the intents of their forms. */
const switches = {
  invisible: (api: Call, on: boolean) => api(accountUpdate, { body: { invisible: on } }),
  'search-engines': (api: Call, on: boolean) =>
    api(accountUpdate, { body: { search_engines: on } }),
  elsewhere: (api: Call, on: boolean) => api(profileUpdate, { body: { show_elsewhere: on } }),
  fictional: (api: Call, on: boolean) => api(profileUpdate, { body: { hide_fictional: on } }),
};

export type VisibilitySwitch = keyof typeof switches;

export const isVisibilitySwitch = (intent: string): intent is VisibilitySwitch =>
  Object.hasOwn(switches, intent);

export const saveVisibility = (
  api: Call,
  intent: VisibilitySwitch,
  on: boolean,
): Promise<unknown> => switches[intent](api, on);
