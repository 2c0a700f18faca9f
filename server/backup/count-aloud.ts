import type { OnMore } from './checked-files.ts';
import type { Tell } from './stores.ts';

/** After how much more it is told how far it is. */
export const ROWS_TOLD = 100_000;
export const PICTURES_TOLD = 1000;
export const MEGABYTES_TOLD = 256;

/** Counts, and tells now and then how far it is: `#` in the text is the count. */
export const countAloud = (
  tell: Tell,
  text: string,
  every: number,
): { readonly add: OnMore; readonly end: () => number } => {
  let count = 0;
  let told = 0;
  const say = () => tell(text.replace('#', String(Math.floor(count))));
  return {
    add: (more) => {
      count += more;
      if (count - told < every) return;
      told = count;
      say();
    },
    end: () => {
      if (count > told) say();
      return count;
    },
  };
};
