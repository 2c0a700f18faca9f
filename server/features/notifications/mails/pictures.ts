import { and, eq, inArray } from '#server/db/sql.ts';
import { limits } from '#contract/limits.ts';
import { mailPhoto } from '#contract/notifications/index.ts';
import type { Caller, Core, Site } from '#server/core/index.ts';
import { addTime, Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import type { StoredFile } from '#server/adapters/storage/index.ts';
import { readPhotoViews, readAvatar } from '#server/features/members/photos/index.ts';
import { openPhotoToken, photoToken } from './tokens.ts';

const { listings } = tables;

/** A mail program has no session: it sees what a visitor of the site sees, whoever reads the mail. */
const visitorOf = (site: Site) => ({ site, session: null, trafficsource: null });

/** Where mails find the pictures of some people; those without one may not be seen by visitors. */
export const pictureUrlsOf = async (
  { seal, clock }: Core,
  db: Db,
  site: Site,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const listed = await db
    .select({ id: listings.profileId })
    .from(listings)
    .where(and(eq(listings.siteId, site.id), inArray(listings.profileId, [...ids])));
  const photos = await readPhotoViews(
    db,
    listed.map(({ id }) => id),
    visitorOf(site),
  );
  const until = addTime(clock.now(), { days: limits.mailPhotoDays });
  return new Map(
    [...photos].flatMap(([id, [main]]) =>
      main === undefined || main.locked
        ? []
        : [[id, `${mailPhoto.path}?token=${photoToken(seal, main.thumb_filename, until)}`]],
    ),
  );
};

/** The picture of a mail, if a visitor may still see it at this moment. */
export const readMailPhoto = (core: Core, { site }: Caller, token: string): Promise<StoredFile> => {
  const name = openPhotoToken(core.seal, token, core.clock.now());
  if (name === null) throw new Refusal('not_found');
  return readAvatar(core, visitorOf(site), name);
};
