import { createContext, startTransition, use, useEffect, useState } from 'react';

interface Known {
  readonly offset: number;
  readonly timeZone: string;
}

let known: Known | undefined;

/** The time zone of this device, asked for anew when its clock is another one: asking takes long. */
export const localTimeZone = (): string => {
  const offset = new Date().getTimezoneOffset();
  if (known?.offset !== offset)
    known = { offset, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  return known.timeZone;
};

/** Whether times are told by the reader's clock. */
export const LocalTimesContext = createContext(false);

/**
 * Yes once the page has been taken over, a moment after that: with the clock all times of a page are
 * written anew, and at once that would hold up whoever begins to use it.
 */
export const useLocalTimes = (): boolean => {
  const [isLocal, setLocal] = useState(false);
  useEffect(() => startTransition(() => setLocal(true)), []);
  return isLocal;
};

/** Where the reader's clock stands; the server does not know it. */
export const useTimeZone = (): string => (use(LocalTimesContext) ? localTimeZone() : 'UTC');
