import type { Page } from '@playwright/test';
import people from '#messages/en/people.ts';
import { addCrowd } from '../crowd.ts';
import { addMan, livingIn } from '../members.ts';
import type { Person } from '../people.ts';
import type { Server } from './server.ts';
import type { Town } from './towns.ts';
import { KM_AROUND } from './towns.ts';

export const { search, member, report } = people;

/** What somebody in a town looks for: men nearby. */
export const near = (town: Town) => ({
  profile: { ...livingIn(town), seekingKm: KM_AROUND, seekingMinAge: 30, seekingMaxAge: 45 },
});

type Profile = Parameters<typeof addMan>[2];

let count = 0;

/** Men of 36 or so in a town, as many as names are given. */
export const addMen = async (
  { app }: Server,
  town: Town,
  names: readonly string[],
  profile: Profile = {},
): Promise<Person[]> => {
  const men: Person[] = [];
  for (const name of names) {
    count += 1;
    const email = `searched.${Date.now()}.${count}@people.example`;
    const own = { ...livingIn(town), ...profile };
    men.push(await addMan(app.core, name, own, { email }));
  }
  return men;
};

/** As many men in a town as one likes, at once; none of them is signed in. */
export const addManyMen = (
  { app }: Server,
  town: Town,
  many: number,
  profile: Profile = {},
): Promise<string[]> =>
  addCrowd(app.core, many, () => ({ profile: { ...livingIn(town), ...profile } }));

/** The cards of a search, without those who nearly fit. */
export const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 2 }) });

export const cardOf = (page: Page, name: string) =>
  cards(page).getByRole('link', { name: new RegExp(`\\b${name} ?, \\d`) });

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
