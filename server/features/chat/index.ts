import type { Core, Job } from '../../core/index.ts';
import { exportChats } from './export.ts';
import { forgetMessages } from './history.ts';
import { eraseChats } from './leave.ts';
import { sendFirstWords, settleBlock } from './settle.ts';

export { contextOf } from './context.ts';
export { lastWords } from './last-words.ts';
export { chatRoutes } from './routes.ts';
export { allUnread } from './side.ts';

/** The background work of chats. */
export const chatJobs = (core: Core): readonly Job[] => [forgetMessages(core)];

/** What chats do when something happens elsewhere. */
export const listenChat = (core: Core): void => {
  core.events.within('member.blocked', (tx, event) => settleBlock(core, tx, event));
  core.events.within('member.unblocked', (tx, event) => settleBlock(core, tx, event));
  core.events.within('account.confirmed', (tx, event) => sendFirstWords(core, tx, event));
  core.events.within('account.erased', (tx, { userId }) => eraseChats(core, tx, userId));
  core.events.within('account.exported', exportChats);
};
