import { darker, lighter } from '../portraits/colour.ts';
import { group, line, oval, path, round } from '../portraits/svg.ts';
import { TURN, wave } from './clip.ts';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A leg from the hip, at a moment of the step. */
const leg = (
  phase: number,
  [x, y]: readonly [number, number],
  part: number,
  look: readonly [string, string, number],
): string => {
  const [cloth, shoe, wide] = look;
  const thigh = radians(Math.sin(phase * TURN) * 24);
  const knee = radians(Math.max(0, Math.sin((phase + 0.2) * TURN + Math.PI)) * 44 + 3);
  const [kx, ky] = [x + Math.sin(thigh) * part, y + Math.cos(thigh) * part];
  const [fx, fy] = [kx + Math.sin(thigh - knee) * part, ky + Math.cos(thigh - knee) * part];
  return (
    line(`M${x},${y} L${round(kx)},${round(ky)} L${round(fx)},${round(fy)}`, cloth, wide) +
    line(`M${round(fx - 3)},${round(fy + 4)} l${wide * 0.95},0`, shoe, wide * 0.72)
  );
};

interface Walker {
  readonly coat: string;
  readonly trousers: string;
  readonly hair: string;
  readonly skin: string;
  readonly scarf: string;
  readonly long: boolean;
}

/** Somebody walking to the right, feet at 0. */
export const walker = (
  { coat, trousers, hair, skin, scarf, long }: Walker,
  steps: number,
): string => {
  const bob = Math.abs(Math.sin(steps * TURN)) * -5;
  const blow = wave(steps, 1) * 6;
  const dark = darker(coat, 0.35);
  return group(
    `transform="translate(0 ${round(bob)})"`,
    leg(steps + 0.5, [0, -132], 62, [darker(trousers, 0.3), '#241420', 25]),
    leg(steps, [0, -132], 62, [trousers, '#2e1a26', 25]),
    path(
      `M-36,-226 C-46,-190 -48,-150 ${-52 + blow * 0.6},-104 C-20,-94 24,-94 ${48 + blow * 0.4},-106 C46,-150 42,-196 30,-232 C10,-248 -20,-246 -36,-226Z`,
      coat,
    ),
    path(
      `M-36,-226 C-46,-190 -48,-150 ${-52 + blow * 0.6},-104 L-28,-98 C-28,-150 -26,-196 -14,-240 C-24,-238 -32,-234 -36,-226Z`,
      dark,
      'opacity=".55"',
    ),
    line(`M-6,-220 Q${-10 + blow * 2},-176 ${4 + blow * 2.4},-140`, dark, 23),
    line(`M-6,-220 Q${-10 + blow * 2},-176 ${4 + blow * 2.4},-144`, lighter(coat, 0.08), 18),
    path('M-10,-262 H14 V-230 H-10Z', skin),
    oval(6, -278, 29, 33, skin),
    path('M33,-280 q8,8 0,14Z', skin),
    path(
      long
        ? `M34,-292 C26,-324 -34,-322 -34,-276 C-34,-250 ${-44 + blow * 0.5},-236 ${-38 + blow},-216 C-20,-220 -10,-240 -6,-262 C-2,-282 16,-288 34,-292Z`
        : 'M34,-292 C28,-322 -30,-322 -32,-278 C-32,-262 -24,-254 -14,-252 C-12,-272 4,-290 34,-292Z',
      hair,
    ),
    path('M-26,-248 C-8,-232 14,-232 28,-246 L30,-228 C12,-214 -12,-214 -28,-230Z', scarf),
    path(
      `M-20,-236 C-40,-238 -56,${-232 + blow} ${-84},${-236 + blow * 2} L-80,${-216 + blow * 2} C-56,${-214 + blow} -40,-218 -18,-220Z`,
      scarf,
    ),
  );
};

/** A dog at a trot, feet at 0. */
export const dog = (steps: number): string => {
  const fur = '#e2a35c';
  const bob = round(Math.abs(Math.sin(steps * TURN)) * -4);
  const tail = wave(steps, 2) * 14;
  const legs = (x: number, phase: number, colour: string) =>
    leg(steps + phase, [x, -38], 17, [colour, colour, 11]);
  return group(
    `transform="translate(0 ${bob})"`,
    legs(-34, 0.5, '#b87b3f') + legs(30, 0, '#b87b3f'),
    line(`M-46,-58 Q-70,-70 ${-74 + tail * 0.4},${-92 + tail * 0.4}`, fur, 11),
    path(
      'M-52,-60 C-50,-78 10,-76 34,-76 C50,-74 52,-44 34,-36 C10,-30 -30,-30 -44,-36 C-52,-42 -54,-50 -52,-60Z',
      fur,
    ),
    legs(-32, 0, fur) + legs(34, 0.5, fur),
    path(
      'M26,-70 C28,-104 54,-112 68,-98 C84,-96 90,-86 86,-80 C74,-72 62,-72 56,-62 C48,-54 30,-52 26,-70Z',
      fur,
    ),
    path('M36,-104 C26,-100 24,-78 32,-72 C42,-74 46,-90 44,-104Z', '#9c6230'),
    oval(86, -88, 4.5, 4, '#2a1620'),
    oval(62, -92, 3, 3, '#2a1620'),
    line('M28,-62 Q40,-54 50,-62', '#d8345f', 7),
  );
};
