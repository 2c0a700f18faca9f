import type { FictionalFields, FictionalProfile } from '#contract/console/index.ts';
import * as contract from '#contract/console/index.ts';
import type { TestApp } from './app.ts';
import { changeSite } from './sites.ts';
import type { Staff } from './staff.ts';

/** A site that keeps fictional profiles, and says what they are called. */
export const allowFictional = (app: Pick<TestApp, 'core'>, site = 1) =>
  changeSite(
    app,
    {
      settings: {
        fictional_warning: true,
        fictional_singular: 'Fictional profile',
        fictional_plural: 'Fictional profiles',
      },
    },
    site,
  );

/** All that is told about somebody invented, who looks for men in Utrecht. */
export const fictionalFields = (changes: Partial<FictionalFields> = {}): FictionalFields => ({
  name: 'Elise',
  date_of_birth: '1991-03-03',
  country: 'NL',
  place_id: 2_745_912,
  gender: 'woman',
  seeking: ['man'],
  seeking_min_age: 18,
  seeking_max_age: 99,
  about: 'Invented by this site, with a quarrel with a lemon tart.',
  interests: ['writing'],
  sexuality: null,
  hair_colour: 'red',
  eye_colour: null,
  body_type: null,
  relationship_status: 'single',
  tattoos: null,
  story: 'Restores old books',
  voice: 'Dry, curious, short',
  ...changes,
});

/** Makes a fictional profile as an operator does. */
export const addFictional = (
  app: Pick<TestApp, 'as'>,
  staff: Staff,
  changes: Partial<FictionalFields> = {},
  site = 1,
): Promise<FictionalProfile> =>
  app.as(staff)(contract.fictionalAdd, { body: { site, fields: fictionalFields(changes) } });
