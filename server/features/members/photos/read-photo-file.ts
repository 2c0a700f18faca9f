import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eq, sql } from '#server/db/sql.ts';
import { alias } from 'drizzle-orm/pg-core';
import type { Core } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import type { ParsedFileName } from '#server/core/pictures/index.ts';
import {
  blurStoragePath,
  parseFileName,
  refusePicture,
  storagePath,
} from '#server/core/pictures/index.ts';
import { batchedRead, prepared, tables } from '#server/db/index.ts';
import type { StoredFile } from '#server/adapters/storage/index.ts';
import { cutAvatar } from '#server/adapters/pictures/index.ts';
import { faceOf } from '#server/features/accounts/index.ts';
import { isHiddenButVisible } from '../member/hidden-profiles.ts';
import { hasBlock } from '../queries.ts';
import type { FileVisibility } from './policy.ts';
import { canSeeFile } from './policy.ts';
import type { PhotoCaller, PhotoReader } from './photo-reader.ts';
import { photoReaderOf } from './photo-reader.ts';

const { listings, photos, profiles, verifications } = tables;
const earlier = alias(photos, 'earlier');

const arrayPlaceholder = (name: string, type: string) =>
  sql`${sql.placeholder(name)}::${sql.raw(type)}[]`;

/** One row for each requested file; a file is either a picture or a blur. */
const requestedFiles = sql`unnest(${arrayPlaceholder('files', 'text')}, ${arrayPlaceholder('blurs', 'text')},
  ${arrayPlaceholder('readers', 'uuid')}, ${arrayPlaceholder('sites', 'int')}, ${arrayPlaceholder('early', 'boolean')},
  ${arrayPlaceholder('moments', 'timestamptz')})
  with ordinality as asked(file, blur, reader, site, early, moment, number)`;

const findFileVisibility = prepared((db) =>
  db
    .select({
      number: sql<number>`asked.number::int`,
      owner: profiles.id,
      status: sql<FileVisibility['status']>`coalesce(${photos.status},
        case when ${verifications.secured} then 'secured' end)`,
      listed: sql<boolean>`(exists (select from ${listings}
        where ${listings.siteId} = asked.site and ${listings.profileId} = ${profiles.id})
        or ${isHiddenButVisible(sql`asked.reader`, sql`asked.site`, sql`asked.moment`)})`,
      blocked: hasBlock(profiles.id, sql`asked.reader`),
      before: sql<number>`(select count(*)::int from ${photos} as ${earlier}
        where ${earlier.profileId} = ${photos.profileId} and ${earlier.position} < ${photos.position}
        and (${earlier.status} = 'approved' or asked.early and ${earlier.status} = 'pending'))`,
    })
    .from(requestedFiles)
    .leftJoin(photos, sql`${photos.file} = asked.file or ${photos.lockedFile} = asked.blur`)
    .leftJoin(verifications, sql`${verifications.file} = asked.file`)
    .innerJoin(
      profiles,
      eq(profiles.id, sql`coalesce(${photos.profileId}, ${verifications.profileId})`),
    )
    .prepare('find_picture_facts'),
);

interface FileRequest {
  readonly parsedName: ParsedFileName;
  readonly reader: PhotoReader;
  readonly now: Date;
}

/** Asked for each picture of a page at the same time. */
const loadFileVisibility = batchedRead<FileRequest, FileVisibility>(async (db, requests) => {
  const isBlur = ({ parsedName }: FileRequest) => parsedName.size === 'locked';
  const rows = await findFileVisibility(db).execute({
    files: requests.map((request) => (isBlur(request) ? null : request.parsedName.file)),
    blurs: requests.map((request) => (isBlur(request) ? request.parsedName.file : null)),
    readers: requests.map(({ reader }) => reader.profileId),
    sites: requests.map(({ reader }) => reader.siteId),
    early: requests.map(({ reader }) => reader.visibleStatuses.includes('pending')),
    moments: requests.map(({ now }) => now.toISOString()),
  });
  const answers = new Map<FileRequest, FileVisibility>();
  for (const { number, ...facts } of rows) {
    const request = requests[number - 1];
    if (request) answers.set(request, facts);
  }
  return answers;
});

/** A file of a picture, if this very reader may see it now; to all others it is not there. */
export const readPhotoFile = async (
  core: Core,
  caller: PhotoCaller,
  name: string,
): Promise<StoredFile> => {
  const parsedName = parseFileName(name);
  if (!parsedName) throw new Refusal('not_found');
  const reader = photoReaderOf(caller);
  const facts = await loadFileVisibility(core.db, { parsedName, reader, now: core.clock.now() });
  const { file, size } = parsedName;
  if (!facts || !canSeeFile(facts, size === 'locked', reader)) throw new Refusal('not_found');
  const stored = await core.storage.get(
    size === 'locked' ? blurStoragePath(file) : storagePath(file, size),
  );
  if (!stored) throw new Refusal('not_found');
  return stored;
};

/** The face alone, cut out, for a program that shows mails and cuts nothing itself. */
export const readAvatar = async (
  core: Core,
  caller: PhotoCaller,
  name: string,
): Promise<StoredFile> => {
  const { stream } = await readPhotoFile(core, caller, name);
  const [photo] = await core.db
    .select({ faceX: photos.faceX, faceY: photos.faceY })
    .from(photos)
    .where(eq(photos.file, parseFileName(name)?.file ?? ''));
  const bytes = await cutAvatar(await buffer(stream), photo ? faceOf(photo) : null).catch(
    refusePicture,
  );
  return { stream: Readable.from([bytes]), size: bytes.length, type: 'image/jpeg' };
};
