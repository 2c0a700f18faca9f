import type { SQL } from '../../../db/sql.ts';
import { sql } from '../../../db/sql.ts';
import { tables } from '../../../db/index.ts';

const { conversations, likes, profiles } = tables;

/** Whether two have a match or a conversation: they go on seeing each other when one hides. */
const areAcquainted = (reader: SQL, member: SQL): SQL => sql`(exists (
    select 1 from ${likes} where ${likes.likerId} = ${reader} and ${likes.likedId} = ${member}
      and ${likes.matchedAt} is not null
  ) or exists (
    select 1 from ${conversations}
    where ${conversations.oneId} = ${reader} and ${conversations.otherId} = ${member}
      or ${conversations.oneId} = ${member} and ${conversations.otherId} = ${reader}
  ))`;

/** Whether a profile of the site hides and has not left; who shut themselves out is not there. */
export const isHiding = (site: SQL, now: SQL): SQL => sql`(${profiles.invisible}
  and ${profiles.status} = 'active' and ${profiles.siteId} = ${site}
  and not exists (select 1 from ${tables.users} where ${tables.users.id} = ${profiles.userId}
    and ${tables.users.excludedUntil} > ${now}))`;

/** Whether a profile hides, and the reader sees it all the same. */
export const isSeenHiding = (reader: SQL, site: SQL, now: SQL): SQL<boolean> =>
  sql<boolean>`(${isHiding(site, now)} and ${areAcquainted(reader, sql`${profiles.id}`)})`;
