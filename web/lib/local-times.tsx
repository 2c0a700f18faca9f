import { createContext, startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** Whether times are told by the reader's clock. */
export const LocalTimesContext = createContext(false);

/**
 * Around a page: its times are the reader's a moment after it has been taken over. All of them are then
 * written anew, and at once that would hold up whoever begins to use it.
 */
export function LocalTimes({ children }: { children: ReactNode }) {
  const [isLocal, setLocal] = useState(false);
  useEffect(() => startTransition(() => setLocal(true)), []);
  return <LocalTimesContext value={isLocal}>{children}</LocalTimesContext>;
}
