import type { Look, Shot } from './portraits/index.ts';

/** A drawn figure: nobody's portrait, and nobody who lives in the demo. */
export interface Figure {
  readonly age: number;
  readonly look: Look;
  readonly shot: Shot;
}

/** As near as the main pictures of members, unless something large has to be seen as well. */
export const figure = (age: number, look: Look, taken: Shot): Figure => ({
  age,
  look,
  shot: taken.framing ? taken : { ...taken, main: true },
});
