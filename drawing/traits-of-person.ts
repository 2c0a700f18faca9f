import type { BodyType, DemoPerson } from '#demo/people/index.ts';
import type { Traits } from './portraits/index.ts';
import { traitsOf } from './portraits/index.ts';

const builds: Record<BodyType, { build: number; cheeks: number }> = {
  slim: { build: -0.5, cheeks: -0.4 },
  average: { build: 0.1, cheeks: 0 },
  athletic: { build: 0.45, cheeks: -0.2 },
  curvy: { build: 0.5, cheeks: 0.4 },
  full: { build: 1.2, cheeks: 0.8 },
};

/** The year the pictures were drawn. */
const YEAR_DRAWN = 2026;

/** The traits that the drawings of a person need; null for those without pictures. */
export const traitsOfPerson = ({ id, is, has, look }: DemoPerson): Traits | null =>
  look
    ? traitsOf(id, YEAR_DRAWN - Number(is.born.slice(0, 4)), { ...builds[has.body], ...look })
    : null;
