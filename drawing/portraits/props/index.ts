import * as animals from './animals.ts';
import * as bothHands from './both-hands.ts';
import type { Holder } from './hands.ts';
import * as large from './large.ts';
import * as oneHand from './one-hand.ts';
import type { Prop, PropMaker } from './prop.ts';
import * as worn from './worn.ts';

export type { Prop } from './prop.ts';

const makers = { ...oneHand, ...bothHands, ...large, ...worn, ...animals } satisfies Record<
  string,
  PropMaker
>;

export type PropName = keyof typeof makers;

export const propOf = (name: PropName, holder: Holder): Prop => makers[name](holder);
