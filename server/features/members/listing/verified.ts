import type { SQL } from '../../../db/sql.ts';
import { sql } from '../../../db/sql.ts';
import { tables } from '../../../db/index.ts';

const { photos, profiles } = tables;

/** What a listing says of a profile, for those who have none: whether the main photo was verified. */
export const isMainPhotoVerified = (isShown: SQL): SQL<boolean> => sql<boolean>`coalesce((
    select ${photos.createdAt} <= ${profiles.verifiedAt} from ${photos}
    where ${photos.profileId} = ${profiles.id} and ${isShown}
    order by ${photos.position} limit 1), false)`;
