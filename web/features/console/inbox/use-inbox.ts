import { useCallback, useEffect, useState } from 'react';
import type { InboxChat } from '#contract/console/inbox.ts';
import { inboxOpen, inboxQueue, inboxRead, inboxRelease } from '#contract/console/inbox.ts';
import type { Queue as QueueName } from '#contract/console/queues.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { ignore } from '#web/lib/ignore.ts';
import { consoleCall, plainCall } from '../console-call.ts';
import { workedOnQueue } from '../queue-socket.ts';
import { useAction } from '../use-action.ts';
import { useQueueChanges } from '../use-queue-changes.ts';

export type InboxQueue = Answer<typeof inboxQueue>;

const queues: readonly QueueName[] = ['inbox'];

/** The queue as it changes, and the chat at hand. */
export const useInbox = (loaded: InboxQueue, site: number | undefined) => {
  const [queue, setQueue] = useState(loaded);
  const [chat, setChat] = useState<InboxChat | null>(null);
  const opening = useAction();
  const read = useCallback(() => {
    const query = site === undefined ? {} : { site: String(site) };
    plainCall(inboxQueue, { query }).then(setQueue, ignore);
  }, [site]);
  useQueueChanges(queues, site, read);
  const open = (id?: string) =>
    opening.run(async () => {
      const body = id === undefined ? (site === undefined ? {} : { site }) : { id };
      setChat((await consoleCall(inboxOpen, { body })).chat);
      workedOnQueue();
    });
  const held = chat?.id;
  const refresh = useCallback(() => {
    if (held === undefined) return;
    plainCall(inboxRead, { query: { id: held } }).then(
      (fresh) => setChat((current) => (current?.id === fresh.id ? fresh : current)),
      ignore,
    );
  }, [held]);
  const written = queue.chats.find(({ id }) => id === held)?.last_no;
  const shown = chat?.messages.findLast(({ own }) => !own)?.no;
  // The member has written again, or taken something back.
  useEffect(() => {
    if (written !== undefined && written !== shown) refresh();
  }, [written, shown, refresh]);
  // Whoever leaves the page gives the chat back.
  useEffect(() => {
    if (held === undefined) return undefined;
    return () => void plainCall(inboxRelease, { body: { id: held } }).catch(ignore);
  }, [held]);
  return { queue, chat, setChat, open, opening, refresh };
};
