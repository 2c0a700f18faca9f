import type { Core, Job } from '#server/core/index.ts';
import { followEmptied, followMessage } from './follow-chats.ts';
import { forgetFictionalAnswers } from './jobs.ts';
import { closeFictionalChats } from './profiles/retire-profile.ts';

export { readInboxBacklog } from './inbox/read-queue.ts';
export { fictionalRoutes } from './routes.ts';

/** The background work of fictional profiles. */
export const fictionalJobs = (core: Core): readonly Job[] => [
  closeFictionalChats(core),
  forgetFictionalAnswers(core),
];

/** What the operators' side does when something happens in chats. */
export const listenFictional = (core: Core): void => {
  core.events.within('message.sent', (tx, event) => followMessage(core, tx, event));
  core.events.within('conversation.emptied', (tx, event) => followEmptied(core, tx, event));
};
