import { austria, switzerland } from './alps.ts';
import { belgium } from './belgium.ts';
import { britain } from './britain.ts';
import { canada } from './canada.ts';
import { fictional } from './fictional.ts';
import { finland } from './finland.ts';
import { france } from './france.ts';
import { germany } from './germany.ts';
import { ireland } from './ireland.ts';
import { netherlands } from './netherlands.ts';
import { australia, newZealand } from './oceania.ts';
import type { DemoPerson } from './person.ts';
import { poland } from './poland.ts';
import { denmark, norway, sweden } from './scandinavia.ts';
import { italy, spain } from './southern-europe.ts';
import { unitedStates } from './united-states.ts';

export type { BodyType, DemoPerson } from './person.ts';
export { pictureName } from './person.ts';

/** Everybody who lives in the demo. None of them exists. */
export const demoPeople: readonly DemoPerson[] = [
  ...unitedStates,
  ...netherlands,
  ...belgium,
  ...france,
  ...italy,
  ...spain,
  ...germany,
  ...austria,
  ...ireland,
  ...britain,
  ...canada,
  ...poland,
  ...australia,
  ...newZealand,
  ...switzerland,
  ...denmark,
  ...finland,
  ...norway,
  ...sweden,
  ...fictional,
];
