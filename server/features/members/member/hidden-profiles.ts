import type { SQL } from '#server/db/sql.ts';
import { sql } from '#server/db/sql.ts';
import { tables } from '#server/db/index.ts';
import { barredUntil } from '#server/features/accounts/index.ts';

const { chatSides, conversations, likes, messages, profiles } = tables;

/**
 * Whether somebody goes on seeing a member who hides: they have a match, or the member wrote to them
 * and has not deleted it. To have written to the member is not enough.
 */
const hasMatchOrMessage = (reader: SQL, member: SQL): SQL => sql`(exists (
    select 1 from ${likes} where ${likes.likerId} = ${reader} and ${likes.likedId} = ${member}
      and ${likes.matchedAt} is not null
  ) or exists (
    select 1 from ${conversations}
    join ${chatSides} on ${chatSides.conversationId} = ${conversations.id}
      and ${chatSides.profileId} = ${member}
    join ${messages} on ${messages.conversationId} = ${conversations.id}
      and ${messages.senderId} = ${member} and ${messages.no} > ${chatSides.deletedNo}
    where ${conversations.oneId} = least(${reader}, ${member})
      and ${conversations.otherId} = greatest(${reader}, ${member})
  ))`;

/** Whether a profile of the site is invisible and its account is active and not shut out. */
export const isHiddenProfile = (site: SQL, now: SQL): SQL => sql`(${profiles.invisible}
  and ${profiles.status} = 'active' and ${profiles.siteId} = ${site}
  and not exists (select 1 from ${tables.users} where ${tables.users.id} = ${profiles.userId}
    and ${barredUntil} > ${now}))`;

/** Whether a profile is invisible, but not to this reader. */
export const isHiddenButVisible = (reader: SQL, site: SQL, now: SQL): SQL<boolean> =>
  sql<boolean>`(${isHiddenProfile(site, now)} and ${hasMatchOrMessage(reader, sql`${profiles.id}`)})`;
