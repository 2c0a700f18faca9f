import type { Queue, queueChanged, RoleGrant } from '#contract/console/index.ts';
import { queueRights, queues, sitesOf } from '#contract/console/index.ts';
import type { Payload } from '#contract/core/live.ts';

const roomOf = (queue: Queue, site: number | 'all') => `queue:${queue}:${site}`;

/** Where somebody hears of the queues that they work on, on the sites on which they may. */
export const queueRoomsOf = (roles: readonly RoleGrant[]): string[] =>
  queues.flatMap((queue) => {
    const sites = sitesOf(roles, queueRights[queue]);
    return sites === 'all' ? roomOf(queue, sites) : sites.map((site) => roomOf(queue, site));
  });

/** Everybody who hears of a queue of a site. */
export const roomsOfQueue = ({ queue, site }: Payload<typeof queueChanged>): string[] => [
  roomOf(queue, 'all'),
  roomOf(queue, site),
];
