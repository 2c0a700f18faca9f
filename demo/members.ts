import { readFile } from 'node:fs/promises';
import { nameKey } from '#contract/accounts/fields.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { hashOf, addTime, newId } from '#server/core/index.ts';
import { storeLargeOnly, storePictures } from '#server/core/pictures/index.ts';
import { tables } from '#server/db/index.ts';
import { resolveLocation } from '#server/features/accounts/index.ts';
import { relistAll } from '#server/features/members/index.ts';
import type { SiteDraft } from '#server/features/site/index.ts';
import { addDemoActivity } from './activity.ts';
import { answersOf } from './answers.ts';
import { addDemoCases } from './cases.ts';
import { addDemoInbox } from './inbox.ts';
import { addDemoOrders } from './orders/index.ts';
import type { DemoPerson } from './people/index.ts';
import { demoPeople, pictureName } from './people/index.ts';
import { lockedFile, pictureFacts, pictureFile } from './pictures/index.ts';
import { demoSelfies } from './selfies.ts';

type Kept = Awaited<ReturnType<typeof storePictures>>[number];

/** Somebody on a site, with the pictures that are kept by now. */
interface DemoMember {
  readonly site: SiteDraft;
  readonly person: DemoPerson;
  readonly kept: Kept[];
  /** The file of a selfie that waits. */
  selfie: string | null;
}

const AT_ONCE = 8;
const NOBODY_KNOWS = 'no password opens this account';

/** Fictional profiles live where the site tells of them; every sixth person is on a second site too. */
const livesOn = ({ settings, isDefault }: SiteDraft, person: DemoPerson, number: number) => {
  const served: readonly string[] = settings.countries;
  if (!served.includes(person.country)) return false;
  return person.fictional ? settings.fictional_warning : isDefault || number % 6 === 0;
};

/** They were drawn in the size in which they are shown, so that each size is the same file. */
const readPicture = async (name: string) => {
  const [bytes, blur] = await Promise.all([
    readFile(pictureFile(name)),
    readFile(lockedFile(name)),
  ]);
  const whole = { bytes, width: 720, height: 960 };
  const { colour = '#785838', face = null } = pictureFacts[name] ?? {};
  const locked = { bytes: blur, width: 480, height: 640 };
  const sizes = { large: whole, medium: whole, thumb: whole, locked };
  return { ...sizes, colour, face, fingerprint: null };
};

/** Puts the pictures of everybody into the storage, before there is a transaction. */
export const keepDemoPictures = async (
  core: Core,
  sites: readonly SiteDraft[],
): Promise<DemoMember[]> => {
  const members = sites.flatMap((site) =>
    demoPeople
      .filter((person, number) => livesOn(site, person, number))
      .map((person) => ({ site, person, kept: [] as Kept[], selfie: null as string | null })),
  );
  const work = async (group: readonly DemoMember[]) => {
    const shown: { readonly kept: Kept[]; readonly name: string }[] = [];
    for (const member of group) {
      const { site, person, kept } = member;
      const sent = site.isDefault ? demoSelfies[person.id] : undefined;
      if (sent) member.selfie = await storeLargeOnly(core, await readPicture(sent));
      const names = [...person.pictures.keys()].map((at) => pictureName(person, at));
      shown.push(...names.filter((one) => one !== sent).map((name) => ({ kept, name })));
    }
    const pictures = await Promise.all(shown.map(({ name }) => readPicture(name)));
    const stored = await storePictures(core, pictures);
    for (const [index, { kept }] of shown.entries()) kept.push(...stored.slice(index, index + 1));
  };
  // Their names are written down group by group, which is much quicker than one by one.
  const groups = Map.groupBy(members.keys(), (index) => index % AT_ONCE).values();
  await Promise.all(
    groups.map((indexes) => work(indexes.flatMap((index) => members[index] ?? []))),
  );
  return members;
};

/** Some were here a moment ago, most today or this week. */
const minutesAgo = (number: number) => [2, 45, 300, 1600, 4000, 9000, 4, 25_000][number % 8] ?? 2;

const daysSince = (number: number) => 2 + ((number * 37) % 240);

/** Some added a photo just now, so that moderators find something to do where they look at it later. */
const isNewPhoto = ({ site, person, kept }: DemoMember, number: number, position: number) =>
  site.settings.photo_review === 'after' &&
  !person.fictional &&
  number % 6 === 3 &&
  position > 0 &&
  position === kept.length - 1;

const minutesWaited = (number: number) => 1 + ((number * 7) % 23);

/** What the database holds of somebody. */
const rowsOf = (core: Core, member: DemoMember, number: number) => {
  const { site, person, kept, selfie } = member;
  const now = core.clock.now();
  const joined = addTime(now, { days: -daysSince(number) });
  const [userId, profileId] = [newId(joined.getTime()), newId(joined.getTime())];
  const email = `${person.id}@people.example`;
  const { is, has } = person;
  // Nobody sits behind a fictional profile at this moment.
  const ago = person.fictional ? daysSince(number) * 1440 : minutesAgo(number);
  return {
    persona: person.fictional,
    user: {
      id: userId,
      siteId: site.id,
      email,
      emailHash: hashOf(email),
      nameKey: nameKey(person.name),
      passwordHash: NOBODY_KNOWS,
      status: 'active',
      language: 'en',
      createdAt: joined,
      confirmedAt: joined,
    } as const,
    profile: {
      id: profileId,
      userId,
      siteId: site.id,
      name: person.name,
      status: 'active' as const,
      gender: is.gender,
      seeking: [...is.seeking],
      birthDate: is.born,
      sexuality: is.sexuality,
      hairColour: has.hair,
      eyeColour: has.eyes,
      bodyType: has.body,
      relationshipStatus: has.status,
      tattoos: has.tattoos,
      interests: [...person.interests],
      about: person.about,
      fictional: person.fictional !== undefined,
      verifiedAt: !person.fictional && !selfie && number % 3 === 1 ? now : null,
      ...resolveLocation(site, person.country, person.town),
    },
    photos: kept.map((files, position) => {
      const isNew = isNewPhoto(member, number, position);
      const isWaiting = isNew || (person.pending === true && position === 1);
      return {
        ...files,
        id: newId(joined.getTime()),
        profileId,
        position,
        status: isWaiting ? ('pending' as const) : ('approved' as const),
        createdAt: isWaiting ? addTime(now, { seconds: -60 * minutesWaited(number) }) : joined,
      };
    }),
    selfies: selfie
      ? [
          {
            id: newId(now.getTime()),
            profileId,
            file: selfie,
            createdAt: addTime(now, { seconds: -60 * minutesWaited(number) }),
          },
        ]
      : [],
    presence: { profileId, activeAt: addTime(now, { seconds: -60 * ago }) },
    // Nobody sits behind a fictional profile who could answer.
    answers: person.fictional
      ? []
      : [{ ownerId: profileId, ...answersOf(number), updatedAt: joined }],
  };
};

/** Adds everybody at once: one by one would hold up the first start. */
export const addDemoMembers = async (
  core: Core,
  tx: Tx,
  members: readonly DemoMember[],
): Promise<void> => {
  const rows = members.map((member, number) => rowsOf(core, member, number));
  await tx.db.insert(tables.users).values(rows.map(({ user }) => user));
  await tx.db.insert(tables.profiles).values(rows.map(({ profile }) => profile));
  await tx.db.insert(tables.photos).values(rows.flatMap(({ photos }) => photos));
  await tx.db.insert(tables.verifications).values(rows.flatMap(({ selfies }) => selfies));
  await tx.db.insert(tables.presence).values(rows.map(({ presence }) => presence));
  await tx.db.insert(tables.matchAnswers).values(rows.flatMap(({ answers }) => answers));
  await relistAll(
    core,
    tx,
    rows.map(({ profile }) => profile.id),
  );
  await addDemoInbox(
    core,
    tx,
    rows.map(({ user, profile, persona }) => ({
      siteId: user.siteId,
      profileId: profile.id,
      persona,
      joined: user.createdAt,
    })),
  );
  const residents = rows.filter(({ profile }) => !profile.fictional);
  const real = residents.map(({ user, profile: { id: profileId, name, birthDate, country } }) => ({
    siteId: user.siteId,
    userId: user.id,
    profileId,
    name,
    birthDate,
    country,
    joined: user.createdAt,
  }));
  await addDemoOrders(core, tx, real);
  await addDemoCases(core, tx, real);
  await addDemoActivity(
    core,
    tx,
    residents.map(({ user, profile }) => ({ profile, joined: user.createdAt })),
  );
};
