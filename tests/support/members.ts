import { api } from '#contract/index.ts';
import type { Core } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { placesOf } from '#server/adapters/places/index.ts';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';
import { addPerson } from './people.ts';

type Options = NonNullable<Parameters<typeof addPerson>[2]>;
type Profile = NonNullable<Options['profile']>;

/** Where somebody lives, as a profile keeps it. */
export const livingIn = (name: string, country = 'NL') => {
  const place = placesOf(country).find((one) => one.name === name);
  if (!place) throw new Error(`There is no ${name} in ${country}.`);
  const snap = (degrees: number) => Math.round(Math.round(degrees * 20) * 5) / 100;
  const { id: placeId, region, lat, lon } = place;
  return { country, region, placeId, lat: snap(lat), lon: snap(lon) };
};

/** A man who looks for women, or whatever else is said of him. */
export const addMan = (
  core: Core,
  name: string,
  profile: Partial<Profile> = {},
  user: Omit<Options, 'profile'> = {},
): Promise<Person> =>
  addPerson(core, name, {
    ...user,
    profile: { gender: 'man', seeking: ['woman'], ...livingIn('Utrecht'), ...profile },
  });

/** A woman who looks for men. */
export const addWoman = (
  core: Core,
  name: string,
  profile: Partial<Profile> = {},
  user: Omit<Options, 'profile'> = {},
): Promise<Person> =>
  addPerson(core, name, { ...user, profile: { ...livingIn('Utrecht'), ...profile } });

/** Hides everybody there is, also from the jobs that list people anew. */
export const hideAll = async ({ db }: Core): Promise<void> => {
  await db.update(tables.profiles).set({ status: 'disabled' });
  await db.delete(tables.listings);
};

export const blockMember = (app: TestApp, { session }: Person, { profileId }: Person) =>
  app.as({ session })(api.block, { body: { member: profileId } });

export const likeMember = (app: TestApp, { session }: Person, { profileId }: Person) =>
  app.as({ session })(api.like, { body: { member: profileId } });
