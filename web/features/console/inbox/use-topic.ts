import { useEffect, useState } from 'react';
import type { RefusedTopic } from '#contract/console/enums.ts';
import { inboxCheck, inboxKeep } from '#contract/console/inbox.ts';
import { ignore } from '#web/lib/ignore.ts';
import { plainCall } from '../console-call.ts';

const PATIENCE_MS = 300;

/** Why what is being typed cannot be sent; asked of the server, which decides. Whoever types holds the chat. */
export const useTopic = (id: string, text: string): RefusedTopic | null => {
  const [checked, setChecked] = useState<{ text: string; topic: RefusedTopic | null } | null>(null);
  useEffect(() => {
    if (text.trim() === '') return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      plainCall(inboxCheck, { body: { text } }).then(({ topic }) => {
        if (isWanted) setChecked({ text, topic });
      }, ignore);
      plainCall(inboxKeep, { body: { id } }).catch(ignore);
    }, PATIENCE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [id, text]);
  return text.trim() === '' ? null : (checked?.topic ?? null);
};
