import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Visit } from '#contract/visit.ts';
import type { TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { addStaff } from '../support/staff.ts';

let app: TestApp;
let visit: Visit;

beforeAll(async () => {
  app = await testApp({}, async (_, given) => {
    visit = given;
    return new Response('');
  });
});

afterAll(() => app.close());

const localeOf = async (path: string, staff?: string) => {
  await app.send('GET', path, { staff, headers: { 'accept-language': 'fr' } });
  return visit.locale;
};

it('[OPS-15] pages of the console are in the language of whoever is signed in', async () => {
  const { staff } = await addStaff(app.core, ['moderator'], 'de');
  expect(await localeOf('/console', staff)).toBe('de');
  expect(await localeOf('/console')).toBe('en');
});
