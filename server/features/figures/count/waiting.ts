import { sql } from '#server/db/sql.ts';
import type { Tx } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import { pendingMessagePhotos } from '#server/features/chat/index.ts';
import { pendingPhotos, pendingSelfies } from '#server/features/members/photos/index.ts';

/** Notes how much waits for moderators now, as what waited when the hour was over. */
export const countWaiting = async (tx: Tx, end: Date): Promise<void> => {
  const hour = addTime(end, { hours: -1 }).toISOString();
  await tx.db.execute(sql`
    insert into figures (hour, site_id, measure, count)
    select ${hour}::timestamptz, s.id, 'waiting', count(open.site_id)
    from sites s left join (
      select site_id from (${pendingPhotos}) as photos
      union all select site_id from (${pendingMessagePhotos}) as message_photos
      union all select site_id from (${pendingSelfies}) as selfies
      union all select site_id from cases where state <> 'decided'
    ) as open on open.site_id = s.id
    group by s.id
    on conflict do nothing`);
};
