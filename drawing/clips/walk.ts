import { darker, mix } from '../portraits/colour.ts';
import { randomFrom } from '../portraits/random.ts';
import { group, halo, line, oval, path, rect, round, times } from '../portraits/svg.ts';
import { field, spread, wave, WIDE } from './clip.ts';
import type { Clip } from './clip.ts';
import { dog, walker } from './walkers.ts';

const WATER = 452;
const QUAY = 560;

/** A tile drawn often enough to fill the film, on its way to the left by whole tiles. */
const passing = (tile: number, tiles: number, at: number, art: string): string => {
  const shift = round((at * tiles * tile) % tile);
  return times(Math.ceil(WIDE / tile) + 1, (index) =>
    group(`transform="translate(${index * tile - shift} 0)"`, art),
  );
};

const far = (() => {
  const random = randomFrom('far');
  return times(6, (index) => {
    const top = random.range(270, 330);
    return path(`M${index * 64},${WATER} V${round(top + 26)} l34,-26 l34,26 V${WATER}Z`, '#d98f86');
  }).concat(path('M150,452 V236 l14,-46 l14,46 V452Z', '#d98f86'));
})();

const gables = [
  (w: number, top: number) => `V${top + 60} L${w / 2},${top} L${w},${top + 60}`,
  (w: number, top: number) =>
    `V${top + 58} h14 v-20 h14 v-20 h14 v-18 H${w - 42} v18 h14 v20 h14 v20 H${w}`,
  (w: number, top: number) =>
    `V${top + 56} C16,${top + 52} 22,${top + 14} ${w / 2 - 16},${top + 8} Q${w / 2},${top - 12} ${w / 2 + 16},${top + 8} C${w - 22},${top + 14} ${w - 16},${top + 52} ${w},${top + 56}`,
];

const houses = (() => {
  const random = randomFrom('houses');
  const colours = [
    '#a5473f',
    '#6f3550',
    '#c26a4a',
    '#7f4a3c',
    '#8e3d52',
    '#b5583f',
    '#5d3a5f',
    '#c98257',
  ];
  return times(8, (index) => {
    const [top, wall] = [Math.round(random.range(150, 220)), colours[index] ?? ''];
    const gable = gables[index % gables.length]?.(144, top) ?? '';
    const floors = Math.floor((WATER - top - 90) / 66);
    return group(
      `transform="translate(${index * 144} 0)"`,
      path(`M0,${WATER} ${gable} V${WATER}Z`, wall),
      rect(132, top + 60, 12, WATER - top - 60, darker(wall, 0.4), 'opacity=".5"'),
      oval(72, top + 44, 9, 11, '#ffe0a3'),
      times(floors, (floor) =>
        times(3, (column) => {
          const lit = random() < 0.36;
          const [x, y] = [18 + column * 40, top + 78 + floor * 66];
          return (
            rect(x - 3, y - 3, 30, 46, '#f6e0c8') +
            rect(x, y, 24, 40, lit ? '#ffcf7d' : mix(wall, '#27304f', 0.65)) +
            line(`M${x + 12},${y} v40 M${x},${y + 16} h24`, '#f6e0c8', 2.5)
          );
        }),
      ),
      rect(54, WATER - 62, 36, 62, index % 2 ? '#2f4a4a' : '#3a1c38'),
    );
  });
})();

const boats = group(
  '',
  path('M90,470 H330 C322,502 300,512 270,512 H140 C112,510 98,496 90,470Z', '#3f2a45'),
  rect(84, 462, 252, 12, '#f0c28a', 'rx="5"'),
  path('M150,462 V430 H262 L276,462Z', '#c9564f'),
  times(3, (index) => rect(164 + index * 34, 438, 20, 14, '#ffe2a8')),
);

const lampAndTree = group(
  '',
  line('M120,566 V300', '#2a1a30', 9),
  path('M100,300 L106,262 H134 L140,300Z', '#ffdf9a'),
  path('M98,262 L120,240 L142,262Z', '#2a1a30'),
  halo(120, 284, 120, '#ffd58a', 0.55),
  line('M640,566 C644,480 636,420 640,350', '#3d2430', 20),
  line('M640,430 Q676,390 700,376 M640,410 Q604,380 588,352', '#3d2430', 9),
  ...[
    [600, 320, 62, '#b8642f'],
    [676, 326, 66, '#a8512c'],
    [640, 268, 78, '#d98a3a'],
    [584, 282, 44, '#e8a24a'],
    [690, 276, 44, '#c9702f'],
    [622, 240, 44, '#f0b45a'],
  ].map(([x, y, size, colour]) =>
    oval(Number(x), Number(y), Number(size), Number(size) * 0.84, String(colour)),
  ),
);

const rail = times(2, (index) => rect(index * 96 + 20, 524, 10, 44, '#2a1a30', 'rx="3"')).concat(
  rect(0, 528, 193, 7, '#2a1a30'),
);

const cobbles = times(4, (row) =>
  times(4, (column) =>
    rect(column * 48 + (row % 2) * 24, 590 + row * 34, 42, 4, '#5a3444', 'rx="2" opacity=".55"'),
  ),
);

/** How much a line on the water shines. */
const swell = (at: number, index: number): number => (1 + wave(at, 3, index * 0.37)) * 0.16;

/** Along a canal at the end of an afternoon: two people, one dog. */
export const walk: Clip = {
  seconds: 8,
  draw: (at) => {
    const steps = at * 8;
    const row = passing(1152, 1, at, houses);
    return (
      field('sky', spread(['#5f5f96', '#d8808c', '#ffc58c', '#ffe2b4']), [0, 0, WIDE, WATER]) +
      halo(860, 300, 330, '#fff0c2', 0.9) +
      oval(860, 300, 52, 52, '#fff4d4') +
      passing(384, 1, at, far) +
      row +
      field('water', spread(['#7a3f58', '#54335c', '#3a2850']), [0, WATER, WIDE, QUAY - WATER]) +
      `<clipPath id="canal"><rect x="0" y="${WATER}" width="${WIDE}" height="${QUAY - WATER}"/></clipPath>` +
      group(
        'clip-path="url(#canal)"',
        group(
          `transform="translate(${round(wave(at, 4) * 2)} ${WATER * 1.5}) scale(1 -.5)" opacity=".34"`,
          row,
        ),
        times(16, (index) => {
          const y = WATER + 8 + index * 6.4;
          const x = ((index * 211) % WIDE) + wave(at, 2, index / 5) * 16;
          return rect(
            x,
            y,
            60 + (index % 4) * 34,
            2.6,
            '#ffd2a0',
            `rx="1.3" opacity="${0.28 + swell(at, index)}"`,
          );
        }),
      ) +
      rect(0, WATER - 4, WIDE, 9, '#4a2a3c') +
      group(`transform="translate(0 ${round(wave(at, 2) * 3)})"`, passing(1152, 1, at, boats)) +
      field('quay', spread(['#a9685c', '#7d4450', '#5b3048']), [0, QUAY, WIDE, 720 - QUAY]) +
      rect(0, QUAY, WIDE, 8, '#e0a07a') +
      passing(192, 8, at, cobbles) +
      passing(768, 2, at, lampAndTree) +
      passing(192, 8, at, rail) +
      oval(560, 678, 220, 14, '#2a1226', 'opacity=".4"') +
      oval(800, 680, 80, 9, '#2a1226', 'opacity=".4"') +
      line(`M556,532 Q660,${640 + wave(at, 8) * 6} 766,616`, '#3a1526', 4) +
      group(
        'transform="translate(500 676)"',
        walker(
          {
            coat: '#d8345f',
            trousers: '#3a2a4a',
            hair: '#3a1f22',
            skin: '#c98a63',
            scarf: '#ffd08a',
            long: true,
          },
          steps,
        ),
      ) +
      group(
        'transform="translate(606 684) scale(1.06)"',
        walker(
          {
            coat: '#2f4a6b',
            trousers: '#4a3038',
            hair: '#1f1418',
            skin: '#8a5436',
            scarf: '#e8754a',
            long: false,
          },
          steps + 0.5,
        ),
      ) +
      group('transform="translate(746 684)"', dog(at * 16))
    );
  },
};
