import { useState } from 'react';

/** What was begun, by case; gone with the page, so that nothing about members stays on a device. */
const drafts = new Map<string, unknown>();

/** Something that is being written about a case: still there for whoever looks elsewhere and returns. */
export const useDraft = <T>(id: string, empty: T): [draft: T, change: (draft: T) => void] => {
  const [draft, setDraft] = useState(() => (drafts.get(id) as T | undefined) ?? empty);
  return [
    draft,
    (changed) => {
      drafts.set(id, changed);
      setDraft(changed);
    },
  ];
};
