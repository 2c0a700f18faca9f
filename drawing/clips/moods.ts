import { group, halo, line, oval, path, ring, round, smooth } from '../portraits/svg.ts';
import { mix } from '../portraits/colour.ts';
import { between, field, mixed, sceneAt, spread, swing, TURN, wave } from './clip.ts';
import type { Clip } from './clip.ts';

/** Two shapes and what goes on between them. All that is a number flows into the next. */
interface Mood {
  readonly field: readonly string[];
  readonly hues: readonly [string, string];
  /** Centres, sizes and how many bumps an outline has, of the left and the right one. */
  readonly left: Shape;
  readonly right: Shape;
}

interface Shape {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly bumps: number;
  readonly tilt: number;
  readonly eyes: number;
  readonly look: number;
  readonly smile: number;
  readonly mouth: number;
  readonly blush: number;
}

const moodsOf: readonly Mood[] = [
  {
    field: ['#f7b267', '#f4845f'],
    hues: ['#c01f4d', '#fff1dc'],
    left: {
      x: 640,
      y: 420,
      size: 128,
      bumps: 0,
      tilt: -4,
      eyes: 1,
      look: 12,
      smile: 6,
      mouth: 0,
      blush: 0,
    },
    right: {
      x: 950,
      y: 320,
      size: 112,
      bumps: 0,
      tilt: 6,
      eyes: 0.7,
      look: -12,
      smile: 2,
      mouth: 0,
      blush: 0.2,
    },
  },
  {
    field: ['#f2a3b3', '#d65a7e'],
    hues: ['#8e1c52', '#ffe3d6'],
    left: {
      x: 660,
      y: 400,
      size: 120,
      bumps: 0.05,
      tilt: 8,
      eyes: 0.55,
      look: -10,
      smile: 9,
      mouth: 0,
      blush: 1,
    },
    right: {
      x: 930,
      y: 380,
      size: 118,
      bumps: 0.05,
      tilt: -10,
      eyes: 0.5,
      look: 10,
      smile: 9,
      mouth: 0,
      blush: 1,
    },
  },
  {
    field: ['#ffd166', '#f29a3c'],
    hues: ['#d8345f', '#58b0a6'],
    left: {
      x: 670,
      y: 380,
      size: 148,
      bumps: 0.1,
      tilt: -14,
      eyes: 0.12,
      look: 4,
      smile: 22,
      mouth: 1,
      blush: 0.7,
    },
    right: {
      x: 930,
      y: 366,
      size: 140,
      bumps: 0.1,
      tilt: 14,
      eyes: 0.12,
      look: -4,
      smile: 22,
      mouth: 1,
      blush: 0.6,
    },
  },
  {
    field: ['#4f6d8f', '#2f3f6b'],
    hues: ['#f08fa0', '#9fc6cf'],
    left: {
      x: 712,
      y: 390,
      size: 138,
      bumps: 0,
      tilt: 12,
      eyes: 0.08,
      look: 4,
      smile: 12,
      mouth: 0,
      blush: 0.6,
    },
    right: {
      x: 900,
      y: 396,
      size: 132,
      bumps: 0,
      tilt: -12,
      eyes: 0.08,
      look: -4,
      smile: 12,
      mouth: 0,
      blush: 0.5,
    },
  },
];

const flow = (from: Shape, to: Shape, share: number): Shape =>
  Object.fromEntries(
    (Object.keys(from) as (keyof Shape)[]).map((key) => [key, between(from[key], to[key], share)]),
  ) as unknown as Shape;

const outline = ({ size, bumps }: Shape, at: number, phase: number): string =>
  smooth(
    ring(0, 0, 1, 1, 32).map(([x, y], index) => {
      const turn = (index / 32) * TURN;
      const radius =
        size *
        (1 + bumps * Math.cos(turn * 7) + 0.035 * Math.sin(turn * 2 + (at * 3 + phase) * TURN));
      return [x * radius, y * radius];
    }),
  );

const eye = (x: number, open: number, look: number, ink: string): string =>
  open > 0.3
    ? oval(x, -18, 17, 20 * open, '#fffaf0') +
      oval(x + look * 0.6, -16, 8.5, 9.5 * Math.min(1, open + 0.1), ink)
    : line(`M${x - 15},-16 q15,${round(-22 + open * 40)} 30,0`, ink, 7);

const face = (shape: Shape, colour: string, at: number, phase: number): string => {
  const { x, y, size, tilt, eyes, look, smile, mouth, blush } = shape;
  const ink = '#2a1025';
  const bob = wave(at, mouth > 0.5 ? 12 : 4, phase) * (2 + mouth * 5);
  const scale = size / 120;
  const blink = swing(at, 6, phase) > 0.985 && eyes > 0.3 ? 0.1 : eyes;
  const shadow = oval(x, y + size * 1.02, size * 0.8, 15, ink, 'opacity=".16"');
  const body = group(
    `transform="translate(${round(x)} ${round(y + bob)}) rotate(${round(tilt)})"`,
    path(outline(shape, at, phase), colour),
    oval(
      -size * 0.38,
      -size * 0.46,
      size * 0.26,
      size * 0.16,
      '#ffffff',
      'opacity=".22" transform="rotate(-30)"',
    ),
    group(
      `transform="translate(${round(look * 1.6)} 0) scale(${round(scale * 10) / 10})"`,
      oval(-58, 22, 20, 12, '#ff5a72', `opacity="${round(blush * 10) / 20}"`),
      oval(58, 22, 20, 12, '#ff5a72', `opacity="${round(blush * 10) / 20}"`),
      eye(-36, blink, look, ink),
      eye(36, blink, look, ink),
      path(
        `M-26,24 Q0,${round(26 + smile * 0.6)} 26,24 Q${round(22)},${round(24 + smile + mouth * 34)} 0,${round(25 + smile + mouth * 36)} Q-22,${round(24 + smile + mouth * 34)} -26,24Z`,
        ink,
      ),
      line(`M-26,24 Q0,${round(26 + smile * 1.6 * (1 - mouth * 0.6))} 26,24`, ink, 7),
    ),
  );
  return shadow + body;
};

/** Big soft fields that drift behind. */
const fields = (at: number, colours: readonly string[]): string =>
  [0, 1, 2, 3]
    .map((index) => {
      const base = colours[index % 2] ?? '';
      const colour = mix(base, index < 2 ? '#ffffff' : '#3a1030', 0.16);
      const blob = smooth(
        ring(0, 0, 1, 1, 14).map(([x, y], step) => {
          const radius =
            210 +
            index * 46 +
            Math.sin(step * 1.9 + index) * 34 +
            wave(at, 1, step / 5 + index / 3) * 26;
          return [x * radius, y * radius];
        }),
      );
      const [x, y] = [
        [180, 160],
        [1060, 620],
        [330, 680],
        [820, 40],
      ][index] ?? [0, 0];
      return group(
        `transform="translate(${round((x ?? 0) + wave(at, 1, index / 4) * 40)} ${round((y ?? 0) + wave(at, 1, index / 3) * 30)})"`,
        path(blob, colour, 'opacity=".5"'),
      );
    })
    .join('');

/** Curious, shy, laughing, quiet: two round ones, and the colours they are in. */
export const moods: Clip = {
  seconds: 12,
  draw: (at) => {
    const [now, next, share] = sceneAt(at, moodsOf.length, 0.55);
    const [from, to] = [moodsOf[now], moodsOf[next]];
    if (!from || !to) return '';
    const colours = mixed(from.field, to.field, share);
    const [left = '', right = ''] = mixed(from.hues, to.hues, share);
    return (
      field('mood', spread(colours)) +
      fields(at, colours) +
      halo(800, 380, 420, '#fff3d8', 0.35) +
      face(flow(from.right, to.right, share), right, at, 0.5) +
      face(flow(from.left, to.left, share), left, at, 0)
    );
  },
};
