import type { SiteSettings } from '../../../../contract/site.ts';

/** Whether somebody may sign up here: everyone, or only who was sent by a partner. */
export const signupOpen = (signups: SiteSettings['signups'], hasTrafficsource: boolean): boolean =>
  signups === 'all' || (signups === 'with_trafficsource' && hasTrafficsource);
