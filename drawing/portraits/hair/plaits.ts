import { points, smooth } from '../svg.ts';
import type { HairMaker } from './shape.ts';
import { capShape, flow } from './shape.ts';

/** One plait, as the links it is made of. */
const plait = (x: number, y: number, count: number, width: number, drift: number): string[] =>
  Array.from({ length: count }, (_, link) => {
    const top = y + link * 29;
    const w = width - link * 1.3;
    const cx = x + drift * Math.min(link * 3, 14);
    return smooth([
      [cx - w, top - 8],
      [cx, top + 4],
      [cx + w, top - 8],
      [cx + w * 0.9, top + 16],
      [cx, top + 34],
      [cx - w * 0.9, top + 16],
    ]);
  });

export const braids: HairMaker = () => ({
  back: [
    smooth(
      points('-124,-70 -136,20 -134,120 -60,150 60,150 126,110 126,20 116,-80 60,-190 -60,-190'),
    ),
  ],
  front: [
    '0,-138 -42,-114 -80,-76 -96,-24 -104,40 -108,110 -136,120 -142,40 -136,-50 -124,-130 -78,-186 -20,-204 2,-196',
    '0,-138 42,-116 80,-82 97,-26 102,40 104,106 126,112 130,40 124,-50 116,-130 80,-180 36,-200 -2,-198',
  ].map((text) => smooth(points(text))),
  flow: [
    flow('-2,-194 -90,-190 -130,-60 -126,110', '0,-156 -80,-120 -98,-20 -112,104', 14),
    flow('2,-194 84,-190 122,-60 122,104', '2,-156 80,-120 96,-20 106,100', 12),
  ],
  locks: [...plait(-124, 112, 8, 25, -1), ...plait(118, 112, 8, 25, 1)],
  coversEars: true,
});

export const sideBraid: HairMaker = () => ({
  back: [
    smooth(points('-120,-70 -136,20 -140,110 -90,150 40,130 100,60 112,-40 60,-180 -60,-186')),
  ],
  front: [
    capShape(
      '98,-66 90,-92 58,-104 20,-120 -24,-134 -56,-116 -82,-76 -96,-20 -104,40 -112,100 -140,96 -142,40 -132,0',
      1.01,
    ),
  ],
  flow: [
    flow('-20,-150 40,-214 110,-160 102,-50', '-20,-138 20,-122 60,-104 96,-72', 18),
    flow('-24,-150 -100,-190 -146,-40 -128,96', '-26,-134 -70,-104 -98,-20 -112,92', 16),
  ],
  locks: plait(-128, 100, 10, 29, 1.6),
  coversEars: true,
});

export const locs: HairMaker = (random) => ({
  back: [
    smooth(
      points(
        '-126,-70 -148,40 -156,200 -150,330 -60,350 60,350 136,320 142,180 132,40 118,-80 60,-190 -60,-190',
      ),
    ),
  ],
  front: [capShape('102,-60 90,-96 44,-118 -8,-122 -54,-112 -86,-82 -96,-20', 1.05)],
  locks: [-146, -130, -116, -104, 136, 122, 108].map((x) => {
    const side = Math.sign(x);
    const [length, sway, top] = [random.range(210, 330), side * random.range(4, 14), x * 0.8];
    return smooth([
      [top - 9, -140],
      [x - 10, -60],
      [x - 12 + sway, 60],
      [x - 11 + sway, length * 0.7],
      [x - 7 + side * 8, length],
      [x + 5 + side * 8, length],
      [x + 11 + sway, length * 0.7],
      [x + 11 + sway, 60],
      [x + 10, -60],
      [top + 10, -140],
    ]);
  }),
  flow: [-96, -70, -40, -8, 26, 58, 86].map((x) =>
    flow(
      `${x * 0.3},-196 ${x * 0.8},-190 ${x * 1.1},-160 ${x * 1.15},-104`,
      `${x * 0.3 + 12},-196 ${x * 0.8 + 12},-190 ${x * 1.1 + 12},-160 ${x * 1.12 + 10},-104`,
      3,
    ),
  ),
  coversEars: true,
});

/** Hidden under a headscarf; the scarf is drawn on its own. */
export const hijab: HairMaker = () => ({
  coversEars: true,
  back: [],
  front: [],
  flow: [],
  locks: [],
});
