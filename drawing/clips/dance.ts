import { darker, mix } from '../portraits/colour.ts';
import { randomFrom } from '../portraits/random.ts';
import { group, halo, line, oval, path, rect, round, soft, times } from '../portraits/svg.ts';
import { field, spread, swing, TURN, wave, WIDE } from './clip.ts';
import type { Clip } from './clip.ts';

const FLOOR = 640;

/** Bulbs on a wire that hangs between two points. */
const wire = (
  at: number,
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  count: number,
): string => {
  const move = wave(at, 1, sag / 100) * 5;
  const place = (share: number) => ({
    x: from[0] + (to[0] - from[0]) * share + move * Math.sin(share * Math.PI),
    y: from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share),
  });
  const middle = place(0.5);
  const bend = { x: 2 * middle.x - (from[0] + to[0]) / 2, y: 2 * middle.y - (from[1] + to[1]) / 2 };
  return (
    line(`M${from.join(',')} Q${round(bend.x)},${round(bend.y)} ${to.join(',')}`, '#140a20', 4) +
    times(count, (index) => {
      const { x, y } = place((index + 0.5) / count);
      const shine = 0.62 + swing(at, 2 + (index % 3), index * 0.29) * 0.38;
      const colour = ['#ffd58a', '#ffb46b', '#ff9a8a'][index % 3] ?? '';
      return (
        halo(x, y + 16, 62, colour, shine * 0.75) +
        rect(x - 4, y, 8, 9, '#140a20') +
        oval(x, y + 17, 9, 11, mix(colour, '#fffbe8', shine * 0.8))
      );
    })
  );
};

interface Dancer {
  readonly x: number;
  /** Where they look: from -1, to the left, to 1. */
  readonly turned: number;
  /** From -1, far away and seen from the front, to 1, near and seen from behind. */
  readonly near: number;
}

const SKIN = { a: '#b9745a', b: '#7d4838' } as const;
const DRESS = '#c22b58';
const SUIT = '#2b2a52';

const head = ({ turned, near }: Dancer, y: number, skin: string, hair: string): string =>
  rect(-10, y + 16, 20, 34, darker(skin, 0.2)) +
  oval(turned * 3, y, 26, 31, skin) +
  path(`M${round(turned * 27)},${y - 6} l${round(turned * 8)},9 l${round(turned * -8)},6Z`, skin) +
  oval(turned * -10, y - 7 + Math.min(0, near) * 14, 27, 27, hair);

const inDress = (one: Dancer, at: number): string => {
  const { x, turned, near } = one;
  const swirl = round(wave(at, 3) * 14 - turned * 20);
  const shade = darker(DRESS, 0.45);
  const step = round(wave(at, 8) * 5);
  return group(
    `transform="translate(${round(x)} ${FLOOR + near * 6}) scale(${1 + near * 0.03})"`,
    line(`M-12,-90 L${-14 + step},-8 l${round(turned * 14)},3`, SKIN.a, 14),
    line(`M14,-90 L${16 - step},-8 l${round(turned * 14)},3`, SKIN.a, 14),
    path(
      `M-27,-236 C-34,-190 ${-72 + swirl},-120 ${-96 + swirl * 1.6},-58 C${-40 + swirl},-38 ${40 + swirl},-38 ${96 + swirl * 1.6},-62 C${72 + swirl},-130 34,-190 27,-236Z`,
      DRESS,
    ),
    path(
      `M4,-236 C20,-180 ${40 + swirl},-110 ${44 + swirl * 1.4},-44 Q${74 + swirl},-50 ${96 + swirl * 1.6},-62 C${72 + swirl},-130 34,-190 27,-236Z`,
      shade,
      'opacity=".6"',
    ),
    line(
      `M-12,-230 C-20,-170 ${-40 + swirl},-110 ${-48 + swirl * 1.5},-52`,
      shade,
      4,
      'opacity=".5"',
    ),
    path(
      'M-36,-314 C-38,-280 -24,-262 -28,-230 H28 C24,-262 38,-280 36,-314 C20,-328 -20,-328 -36,-314Z',
      DRESS,
    ),
    rect(-28, -242, 56, 11, '#ffd08a'),
    oval(turned * -24, -388 + near * 6, 17, 17, '#2e1420'),
    head(one, -364, SKIN.a, '#3a1a24'),
  );
};

const inSuit = (one: Dancer, at: number): string => {
  const { x, turned, near } = one;
  const step = round(wave(at, 8, 0.5) * 6);
  const foot = round(turned * 16);
  const shade = darker(SUIT, 0.5);
  return group(
    `transform="translate(${round(x)} ${FLOOR + near * 6}) scale(${1 + near * 0.03})"`,
    line(`M-18,-180 L${-20 + step},-8`, shade, 31),
    line(`M18,-180 L${20 - step},-8`, darker(SUIT, 0.3), 31),
    line(`M${-22 + step},-2 l${foot},3 M${22 - step},-2 l${foot},3`, '#170b1c', 15),
    path(
      'M-50,-322 C-50,-270 -38,-230 -43,-158 H43 C38,-230 50,-270 50,-322 C30,-342 -30,-342 -50,-322Z',
      SUIT,
    ),
    path(
      'M10,-338 C34,-300 20,-230 26,-158 H43 C38,-230 50,-270 50,-322 C42,-332 28,-337 10,-338Z',
      shade,
      'opacity=".6"',
    ),
    head(one, -382, SKIN.b, '#1c0f18'),
  );
};

const arm = (
  from: readonly [number, number],
  to: readonly [number, number],
  drop: number,
  colour: string,
): string => {
  const middle = `${round((from[0] + to[0]) / 2)},${FLOOR - (from[1] + to[1]) / 2 + drop}`;
  return line(
    `M${round(from[0])},${FLOOR - from[1]} Q${middle} ${round(to[0])},${FLOOR - to[1]}`,
    colour,
    19,
  );
};

/** To one side of the two: left of her, seen from above, or right. */
const sideOf = (a: Dancer, left: boolean): number => (left ? -a.near : a.near);

/** The arm of each that is held out to one side, his with both hands. */
const outstretched = (a: Dancer, b: Dancer): readonly [hers: string, his: string] => {
  const aside = sideOf(a, true);
  const hands: readonly [number, number] = [(a.x + b.x) / 2 + aside * 116, 318];
  return [
    arm([a.x + aside * 30, 300], hands, 34, SKIN.a),
    arm([b.x + aside * 34, 312], hands, 34, SUIT) +
      oval(hands[0], FLOOR - hands[1], 12, 12, SKIN.b),
  ];
};

/** His hand on her back. */
const onBack = (a: Dancer, b: Dancer): string => {
  const aside = sideOf(a, false);
  const hand = a.x + aside * 22;
  return (
    arm([b.x + aside * 34, 308], [hand, 256], 26, darker(SUIT, 0.15)) +
    oval(hand, FLOOR - 256, 11, 10, SKIN.b)
  );
};

/** Hers on his shoulder. */
const onShoulder = (a: Dancer, b: Dancer): string => {
  const aside = sideOf(a, false);
  return arm([a.x + aside * 30, 302], [b.x + aside * 30, 324], 12, SKIN.a);
};

/** How far one may turn away before what lies on the other side of them is hidden. */
const HIDDEN = 0.87;

const garden = (() => {
  const random = randomFrom('garden');
  return (
    times(60, () =>
      oval(
        random.range(0, WIDE),
        random.range(0, 380),
        random.range(0.8, 2.2),
        1.6,
        '#fff0d8',
        `opacity="${round(random.range(0.3, 0.9))}"`,
      ),
    ) +
    path(
      'M0,640 V430 C60,400 90,440 140,420 C200,390 250,450 320,446 C420,440 470,476 576,474 C690,474 740,440 830,446 C900,450 960,396 1020,420 C1070,440 1100,404 1152,430 V640Z',
      '#33193f',
    ) +
    path(
      'M0,640 V506 C90,480 160,530 250,520 C360,508 460,540 576,538 C700,538 800,510 900,520 C1000,532 1080,486 1152,506 V640Z',
      '#26112f',
    ) +
    path('M70,640 V150 h18 V640Z M1064,640 V150 h18 V640Z', '#180b22')
  );
})();

/** Two people turn slowly in a garden at night, under a string of lights. */
export const dance: Clip = {
  seconds: 8,
  draw: (at) => {
    const angle = at * TURN;
    const [side, near] = [Math.cos(angle), Math.sin(angle)];
    const a: Dancer = { x: 576 - side * 50, turned: side, near };
    const b: Dancer = { x: 576 + side * 50, turned: -side, near: -near };
    const pair = [inDress(a, at), inSuit(b, at)];
    const [hers, his] = outstretched(a, b);
    const limbs = [
      [side > 0 && near > -0.4, hers],
      [side > 0 && near < 0.4, his],
      [side < 0 ? near > -HIDDEN : near > HIDDEN, onBack(a, b)],
      [side < 0 ? near < HIDDEN : near < -HIDDEN, onShoulder(a, b)],
    ] as const;
    const couple = near > 0 ? pair.toReversed() : pair;
    return (
      field('sky', spread(['#150b28', '#2c1546', '#6a2a58', '#b5505c']), [0, 0, WIDE, FLOOR]) +
      halo(576, 470, 420, '#ff9a62', 0.3 + swing(at, 2) * 0.08) +
      garden +
      field('floor', spread(['#5a2a4a', '#2c1434']), [0, 600, WIDE, 120]) +
      oval(
        576,
        650,
        420,
        52,
        '#ffb070',
        `opacity="${round(0.4 + swing(at, 2) * 0.08)}" ${soft(30)}`,
      ) +
      oval(576, 648, 150 + Math.abs(side) * 30, 18, '#160a1e', `opacity=".6" ${soft(5)}`) +
      wire(at, [79, 156], [1073, 156], 66, 13) +
      wire(at, [-20, 60], [1172, 40], 40, 12) +
      limbs
        .filter(([front]) => !front)
        .map(([, art]) => art)
        .join('') +
      couple.join('') +
      limbs
        .filter(([front]) => front)
        .map(([, art]) => art)
        .join('')
    );
  },
};
