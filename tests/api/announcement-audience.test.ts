import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AnnouncementAudience } from '#contract/console/index.ts';
import * as contract from '#contract/console/index.ts';
import type { Locale } from '#contract/locales.ts';
import { tables } from '#server/db/index.ts';
import {
  runAnnouncements,
  startAnnouncement,
  toldOf,
  writeAnnouncement,
} from '../support/announcements.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { deliveredTo, recordChannels } from '../support/notifications.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';
import { addStaff } from '../support/staff.ts';

const ears = recordChannels();

const app = await appOfFile({}, undefined, { senders: ears });

interface Facts {
  readonly person: Person;
  readonly country: string;
  readonly language: Locale;
  readonly premium: boolean;
  readonly joinedDays: number;
  readonly hereDays: number;
  readonly isThere: boolean;
  readonly off: readonly string[];
}

const DAY_MS = 86_400_000;

const isMeant = ({ country, language, premium, joinedDays, hereDays, isThere }: Facts) => {
  const joined = new Date(app.core.clock.now().getTime() - joinedDays * DAY_MS);
  return (audience: AnnouncementAudience): boolean => {
    const { active } = audience;
    const wasHere = active !== null && Math.min(hereDays, joinedDays) < active.days;
    return (
      isThere &&
      (audience.countries.length === 0 || audience.countries.includes(country)) &&
      (audience.languages.length === 0 || audience.languages.includes(language)) &&
      (audience.premium === 'all' || (audience.premium === 'yes') === premium) &&
      (active === null || wasHere === (active.is === 'within')) &&
      (audience.joined_from === null || joined >= new Date(audience.joined_from)) &&
      (audience.joined_before === null || joined < new Date(audience.joined_before))
    );
  };
};

/** Everything that can be true of a member, each with some of all others. */
const addFacts = async (index: number): Promise<Facts> => {
  const { db, clock } = app.core;
  const country = ['NL', 'DE', 'AT'][index % 3] ?? 'NL';
  const language = (['en', 'de', 'nl', 'fr'] as const)[Math.floor(index / 2) % 4] ?? 'en';
  const premium = index % 5 < 2;
  const joinedDays = [1.5, 20.5, 400.5][Math.floor(index / 3) % 3] ?? 1.5;
  const hereDays = Math.min(joinedDays, [0.5, 10.5, 100.5][index % 3] ?? 0.5);
  const off =
    [[], ['news:email'], ['news:push', 'news:email'], ['promotions:email', 'promotions:push']][
      index % 4
    ] ?? [];
  const apart = index % 7 === 6 ? ((index / 7) | 0) % 5 : null;
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  const person = await addPerson(app.core, `Member ${index}`, {
    country,
    language,
    paidUser: premium,
    notificationsDisabled: off,
    createdAt: ago(joinedDays),
    ...(apart === 0 && { status: 'not_confirmed' as const }),
    ...(apart === 1 && { status: 'deleted' as const }),
    ...(apart === 2 && { suspendedUntil: ago(-9) }),
    ...(apart === 3 && { excludedUntil: ago(-9) }),
    profile: { fictional: apart === 4, invisible: index % 11 === 0 },
  });
  await db
    .update(tables.sessions)
    .set({ lastSeenAt: ago(hereDays) })
    .where(eq(tables.sessions.userId, person.id));
  await db
    .update(tables.presence)
    .set({ activeAt: ago(hereDays) })
    .where(eq(tables.presence.profileId, person.profileId));
  const isThere = apart === null;
  return { person, country, language, premium, joinedDays, hereDays, isThere, off };
};

const audiences: fc.Arbitrary<AnnouncementAudience> = fc.record({
  countries: fc.subarray(['NL', 'DE', 'AT'], { maxLength: 2 }),
  languages: fc.subarray<Locale>(['en', 'de', 'fr'], { maxLength: 2 }),
  premium: fc.constantFrom('all', 'yes', 'no'),
  active: fc.option(
    fc.record({ is: fc.constantFrom('within', 'longer'), days: fc.constantFrom(1, 15, 200) }),
  ),
  joined_from: fc.option(fc.constantFrom(30, 500), { freq: 1 }).map(dayAgo),
  joined_before: fc.option(fc.constantFrom(3, 30), { freq: 1 }).map(dayAgo),
});

function dayAgo(days: number | null): string | null {
  return days === null ? null : new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
}

it('[OPS-13] is counted, and then told, as a slow filter finds it', async () => {
  const people: Facts[] = [];
  for (let index = 0; index < 56; index += 1) people.push(await addFacts(index));
  const texts = {
    en: { subject: 'Hello', body: 'Words' },
    de: { subject: 'Hallo', body: 'Worte' },
  };
  await fc.assert(
    fc.asyncProperty(
      audiences,
      fc.constantFrom<'news' | 'promotion'>('news', 'promotion'),
      async (audience, kind) => {
        ears.delivered.length = 0;
        // A console is locked after a rest, and time goes on here.
        const boss = await addStaff(app.core, ['administrator']);
        const meant = people.filter((one) => isMeant(one)(audience));
        const type = kind === 'news' ? 'news' : 'promotions';
        const wants = ({ off }: Facts, channel: string) => !off.includes(`${type}:${channel}`);
        const told = meant.filter((one) => wants(one, 'email') || wants(one, 'push'));
        const { id, revision } = await writeAnnouncement(app, boss, { kind, audience, texts });
        const query = { id };
        expect(await app.as(boss)(contract.announcementCount, { query })).toMatchObject({
          people: meant.length,
          mailed: told.filter((one) => wants(one, 'email')).length,
          without_mail: told.filter((one) => !wants(one, 'email')).length,
          off: meant.length - told.length,
          without_text: 0,
        });
        const start = startAnnouncement(app, boss, { id, revision });
        if (told.length === 0) {
          await expect(start).rejects.toMatchObject({
            answer: { code: 'announcement_for_nobody' },
          });
          return;
        }
        await start;
        await runAnnouncements(app, ears);
        const ids = told.map(({ person }) => person.id);
        expect((await toldOf(app, id)).toSorted()).toEqual(ids.toSorted());
        for (const { person, language, ...rest } of people) {
          const isTold = ids.includes(person.id);
          const mails = deliveredTo(ears, person, 'email');
          const isMailed = isTold && wants({ person, language, ...rest }, 'email');
          expect(mails).toHaveLength(isMailed ? 1 : 0);
        }
        for (const { recipient, items } of ears.delivered) {
          const one = people.find(({ person }) => person.id === recipient.userId);
          const locale = one?.language === 'de' ? 'de' : 'en';
          expect(recipient.language).toBe(locale);
          expect(items[0]?.facts['title']).toBe(texts[locale].subject);
        }
        expect(await app.as(boss)(contract.announcementRead, { query })).toMatchObject({
          state: 'done',
          told: told.length,
        });
      },
    ),
    { numRuns: 8 },
  );
});
