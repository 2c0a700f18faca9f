import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eq, sql } from '../../../db/sql.ts';
import { alias } from 'drizzle-orm/pg-core';
import type { Core } from '../../../core/index.ts';
import { Refusal } from '../../../core/index.ts';
import { batchedRead, prepared, tables } from '../../../db/index.ts';
import type { StoredFile } from '../../../adapters/storage/index.ts';
import { cutAvatar } from '../../../adapters/pictures/index.ts';
import { faceOf } from '../../accounts/index.ts';
import { isSeenHiding } from '../people/acquainted.ts';
import { refusePicture } from './add.ts';
import type { Wanted } from './names.ts';
import { blurStoredAs, parseName, storedAs } from './names.ts';
import type { FileFacts } from './policy.ts';
import { maySee } from './policy.ts';
import type { Looking, Reader } from './reader.ts';
import { readerOf } from './reader.ts';

const { blocks, listings, photos, profiles, verifications } = tables;
const earlier = alias(photos, 'earlier');

const given = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}[]`;

/** One row for each question; a name is either that of a picture or that of a blur. */
const asked = sql`unnest(${given('files', 'text')}, ${given('blurs', 'text')},
  ${given('readers', 'uuid')}, ${given('sites', 'int')}, ${given('early', 'boolean')},
  ${given('moments', 'timestamptz')})
  with ordinality as asked(file, blur, reader, site, early, moment, number)`;

const findFacts = prepared((db) =>
  db
    .select({
      number: sql<number>`asked.number::int`,
      owner: profiles.id,
      siteId: profiles.siteId,
      status: photos.status,
      listed: sql<boolean>`(exists (select from ${listings}
        where ${listings.siteId} = asked.site and ${listings.profileId} = ${profiles.id})
        or ${isSeenHiding(sql`asked.reader`, sql`asked.site`, sql`asked.moment`)})`,
      blocked: sql<boolean>`exists (select from ${blocks}
        where ${blocks.blockerId} = ${profiles.id} and ${blocks.blockedId} = asked.reader
        or ${blocks.blockerId} = asked.reader and ${blocks.blockedId} = ${profiles.id})`,
      before: sql<number>`(select count(*)::int from ${photos} as ${earlier}
        where ${earlier.profileId} = ${photos.profileId} and ${earlier.position} < ${photos.position}
        and (${earlier.status} = 'approved' or asked.early and ${earlier.status} = 'pending'))`,
    })
    .from(asked)
    .leftJoin(photos, sql`${photos.file} = asked.file or ${photos.lockedFile} = asked.blur`)
    .leftJoin(verifications, sql`${verifications.file} = asked.file`)
    .innerJoin(
      profiles,
      eq(profiles.id, sql`coalesce(${photos.profileId}, ${verifications.profileId})`),
    )
    .prepare('find_picture_facts'),
);

interface Question {
  readonly wanted: Wanted;
  readonly reader: Reader;
  readonly now: Date;
}

/** Asked for each picture of a page at the same time. */
const factsOf = batchedRead<Question, FileFacts>(async (db, questions) => {
  const isBlur = ({ wanted }: Question) => wanted.size === 'locked';
  const rows = await findFacts(db).execute({
    files: questions.map((question) => (isBlur(question) ? null : question.wanted.file)),
    blurs: questions.map((question) => (isBlur(question) ? question.wanted.file : null)),
    readers: questions.map(({ reader }) => reader.profileId),
    sites: questions.map(({ reader }) => reader.siteId),
    early: questions.map(({ reader }) => reader.shown.includes('pending')),
    moments: questions.map(({ now }) => now.toISOString()),
  });
  const answers = new Map<Question, FileFacts>();
  for (const { number, ...facts } of rows) {
    const question = questions[number - 1];
    if (question) answers.set(question, facts);
  }
  return answers;
});

/** A file of a picture, if this very reader may see it now; to all others it is not there. */
export const readFile = async (core: Core, caller: Looking, name: string): Promise<StoredFile> => {
  const wanted = parseName(name);
  if (!wanted) throw new Refusal('not_found');
  const reader = readerOf(caller);
  const facts = await factsOf(core.db, { wanted, reader, now: core.clock.now() });
  const { file, size } = wanted;
  if (!facts || !maySee(facts, size === 'locked', reader)) throw new Refusal('not_found');
  const stored = await core.storage.get(
    size === 'locked' ? blurStoredAs(file) : storedAs(file, size),
  );
  if (!stored) throw new Refusal('not_found');
  return stored;
};

/** The face alone, cut out, for a program that shows mails and cuts nothing itself. */
export const readAvatar = async (
  core: Core,
  caller: Looking,
  name: string,
): Promise<StoredFile> => {
  const { stream } = await readFile(core, caller, name);
  const [photo] = await core.db
    .select({ faceX: photos.faceX, faceY: photos.faceY })
    .from(photos)
    .where(eq(photos.file, parseName(name)?.file ?? ''));
  const bytes = await cutAvatar(await buffer(stream), photo ? faceOf(photo) : null).catch(
    refusePicture,
  );
  return { stream: Readable.from([bytes]), size: bytes.length, type: 'image/jpeg' };
};
