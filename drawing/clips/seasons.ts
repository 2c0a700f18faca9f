import { mix } from '../portraits/colour.ts';
import { randomFrom } from '../portraits/random.ts';
import { group, halo, line, oval, path, rect, soft, times } from '../portraits/svg.ts';
import { field, rest, sceneAt, spread, TALL, TURN, wave, WIDE } from './clip.ts';
import type { Clip } from './clip.ts';
import { seated } from './seated.ts';

interface Season {
  readonly sky: readonly string[];
  readonly sun: readonly [x: number, y: number, colour: string];
  readonly hills: readonly [far: string, middle: string, near: string];
  readonly leaves: readonly string[];
  readonly bark: string;
  readonly snow: boolean;
  readonly flying: readonly [colours: readonly string[], count: number, falls: number];
  /** Who sits there, from the left. */
  readonly people: readonly (readonly [x: number, coat: string, hair: string, lean: number])[];
}

const seasonsOf: readonly Season[] = [
  {
    sky: ['#7fb6cf', '#bcdcd8', '#fde3cf'],
    sun: [640, 250, '#fff3cf'],
    hills: ['#a9c9a6', '#86b583', '#5f9a68'],
    leaves: ['#d9708f', '#ee8ea9', '#f7b0c1', '#fdd0d8'],
    bark: '#5b3a3f',
    snow: false,
    flying: [['#ffd3dc', '#f6a9bd'], 26, 1],
    people: [[-98, '#d8345f', '#4a2a24', 0]],
  },
  {
    sky: ['#2f86b8', '#7cc3d6', '#ffe9b0'],
    sun: [560, 150, '#fff6c4'],
    hills: ['#7fb58a', '#4f9a62', '#2f7a4c'],
    leaves: ['#1f6a43', '#2f8650', '#4aa35c', '#74bf68'],
    bark: '#563630',
    snow: false,
    flying: [['#fff7c9', '#ffe58a'], 18, -1],
    people: [
      [-102, '#f0734a', '#4a2a24', 0],
      [96, '#2f5f9a', '#1f1620', 0],
    ],
  },
  {
    sky: ['#6a4a78', '#c9707a', '#ffb878'],
    sun: [590, 350, '#ffd79a'],
    hills: ['#b5705f', '#a8583f', '#7d4030'],
    leaves: ['#a8342f', '#d2532d', '#ec8434', '#ffb84d'],
    bark: '#44262c',
    snow: false,
    flying: [['#e0672e', '#f29a3c', '#c23d33'], 30, 1],
    people: [
      [-58, '#7a2f5c', '#4a2a24', 2],
      [54, '#3d5a4a', '#1f1620', -2],
    ],
  },
  {
    sky: ['#2c3560', '#6a6f9f', '#e9b9b4'],
    sun: [600, 250, '#ffe9dc'],
    hills: ['#a7b0cf', '#c8d0e4', '#eef1f8'],
    leaves: [],
    bark: '#3a2a38',
    snow: true,
    flying: [['#ffffff', '#e8eefc'], 60, 1],
    people: [
      [-36, '#b3264f', '#4a2a24', 9],
      [34, '#2b4a6f', '#1f1620', -8],
    ],
  },
];

const branches = [
  'M840,420 C836,350 800,310 752,282',
  'M842,440 C856,370 900,330 968,300',
  'M838,400 C836,330 850,280 862,206',
  'M846,490 C800,440 760,420 704,410',
  'M850,470 C900,430 950,420 1004,416',
  'M800,318 C790,280 786,250 764,214',
  'M912,322 C930,284 944,262 948,226',
  'M848,270 C832,240 822,222 816,186',
  'M856,246 C880,220 892,206 902,176',
  'M760,420 C740,396 728,380 700,366',
  'M950,420 C974,398 992,384 1016,372',
] as const;

/** Where leaves are, and how much light they get. */
const crown = (() => {
  const random = randomFrom('crown');
  return Array.from({ length: 64 }, () => {
    const [turn, far] = [random.range(0, TURN), Math.sqrt(random())];
    const [x, y] = [856 + Math.cos(turn) * far * 200, 296 + Math.sin(turn) * far * 152];
    const light = (1056 - x) / 400 + (450 - y) / 300 + random.range(-0.5, 0.5);
    return { x, y, size: random.range(34, 62), light: light / 2 };
  }).toSorted((one, other) => one.light - other.light);
})();

const tree = ({ leaves, bark, snow }: Season, at: number): string => {
  const sway = wave(at, 3) * 5;
  return (
    path(
      'M812,640 C836,570 828,500 826,400 L854,400 C858,500 866,570 898,640 C870,626 842,626 812,640Z',
      bark,
    ) +
    branches.map((d, index) => line(d, bark, index < 3 ? 18 : 9)).join('') +
    (snow
      ? branches
          .map((d, index) => line(d, '#f4f7ff', index < 3 ? 7 : 4, 'transform="translate(-2 -7)"'))
          .join('')
      : '') +
    crown
      .map(({ x, y, size, light }) => {
        const step = Math.max(0, Math.min(leaves.length - 1, Math.floor(light * leaves.length)));
        const colour = leaves[step];
        return colour ? oval(x + sway * (1 - y / 500), y, size, size * 0.88, colour) : '';
      })
      .join('')
  );
};

const flying = ({ flying: [colours, count, falls], snow }: Season, at: number): string => {
  const random = randomFrom(colours.join(''));
  return times(count, (index) => {
    const [x, start, size] = [random.range(0, WIDE), random(), random.range(4, 8)];
    const [turns, drift] = [1 + (index % 3), random.range(20, 60)];
    const share = rest(start + at * turns * falls);
    const place = x + wave(at, turns * 2, start) * drift - share * 60;
    const colour = random.pick(colours);
    const turn = Math.round(rest(at * turns + start) * 360);
    return snow || falls < 0
      ? oval(place, share * 760 - 20, size * 0.7, size * 0.7, colour, 'opacity=".9"')
      : group(
          `transform="translate(${Math.round(place)} ${Math.round(share * 760 - 20)}) rotate(${turn})"`,
          path('M-9,0 C-4,-8 6,-8 10,0 C5,7 -4,7 -9,0Z', colour),
        );
  });
};

const scene = (season: Season, at: number, id: string): string => {
  const { sky, sun, hills, snow, people } = season;
  const [far, middle, near] = hills;
  return (
    field(`sky${id}`, spread(sky)) +
    halo(sun[0], sun[1], 330, sun[2], 0.8) +
    oval(sun[0], sun[1], 46, 46, sun[2]) +
    path('M0,470 C180,380 340,430 520,460 C720,494 900,400 1152,440 V720 H0Z', far) +
    path('M0,540 C220,470 420,540 640,520 C860,500 980,470 1152,510 V720 H0Z', middle) +
    oval(900, 652, 250, 26, '#1d1024', `opacity=".25" ${soft(8)}`) +
    path('M0,640 C260,586 520,610 760,604 C940,600 1040,590 1152,604 V720 H0Z', near) +
    group('transform="translate(64 0)"', tree(season, at)) +
    group('transform="translate(180 0)"', seated(people, snow, at)) +
    times(30, (index) => {
      const x = index * 40 + ((index * 53) % 30);
      const y = 690 + ((index * 29) % 26);
      return line(
        `M${x},${y} q4,-16 ${8 + wave(at, 2, index / 9) * 4},-26`,
        mix(near, snow ? '#c2cbe2' : '#17301f', 0.25),
        4,
      );
    }) +
    flying(season, at)
  );
};

/** A bench under a tree through a year, and whoever sits there. */
export const seasons: Clip = {
  seconds: 12,
  draw: (at) => {
    const [shown, next, share] = sceneAt(at, seasonsOf.length);
    const [here, coming] = [seasonsOf[shown], seasonsOf[next]];
    if (!here || !coming) return '';
    const edge = WIDE + 500 - share * (WIDE + 1000);
    const wipe =
      share > 0
        ? `<linearGradient id="edge" gradientUnits="userSpaceOnUse" x1="${edge - 120}" y1="0" x2="${edge + 120}" y2="90"><stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient><mask id="wipe" maskUnits="userSpaceOnUse" x="0" y="0" width="${WIDE}" height="${TALL}">${rect(0, 0, WIDE, TALL, 'url(#edge)')}</mask>${group('mask="url(#wipe)"', scene(coming, at, 'b'))}`
        : '';
    return scene(here, at, 'a') + wipe;
  },
};
