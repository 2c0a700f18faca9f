import type { Page } from '@playwright/test';
import type { NotificationView } from '#contract/notifications/centre.ts';
import member from '#messages/en/member.ts';
import { newId } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { Person } from '../people.ts';
import type { Server } from './server.ts';

/** The bell in the bar at the top. */
export const bell = (page: Page) =>
  page.getByRole('link', { name: new RegExp(`^${member.nav.notifications}`) });

type NotificationOptions = Partial<Pick<NotificationView, 'kind' | 'count' | 'facts'>> & {
  readonly by?: Person;
  readonly subject?: string;
  readonly minutesAgo?: number;
  readonly isSeen?: boolean;
};

/** Something happened to a member a while ago. */
export const addNotification = async (
  { app: { core } }: Server,
  { id: userId }: Person,
  {
    kind = 'news',
    count = 1,
    facts = {},
    by,
    subject,
    minutesAgo = 0,
    isSeen = false,
  }: NotificationOptions,
): Promise<void> => {
  const at = new Date(core.clock.now().getTime() - minutesAgo * 60_000);
  await core.db.insert(tables.notifications).values({
    id: newId(at.getTime()),
    userId,
    kind,
    subject: subject ?? by?.profileId ?? newId(),
    memberId: by?.profileId ?? null,
    count,
    facts,
    createdAt: at,
    at,
    seenAt: isSeen ? at : null,
  });
};
