import { use } from 'react';
import { LocalTimesContext } from './local-times.tsx';

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

/** Where the reader's clock stands; the server does not know it. */
export const useTimeZone = (): string => (use(LocalTimesContext) ? localTimeZone() : 'UTC');
