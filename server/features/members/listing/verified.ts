import type { SQL } from '#server/db/sql.ts';
import { sql } from '#server/db/sql.ts';
import { tables } from '#server/db/index.ts';

const { photos, profiles } = tables;

/** What a listing says of a profile, for those who have none: whether the main photo was verified. */
export const isMainPhotoVerified = (isShown: SQL): SQL<boolean> => sql<boolean>`coalesce((
    select ${photos.createdAt} <= ${profiles.verifiedAt} from ${photos}
    where ${photos.profileId} = ${profiles.id} and ${isShown}
    order by ${photos.position} limit 1), false)`;
