import { mix } from '../portraits/colour.ts';
import { randomFrom } from '../portraits/random.ts';
import { group, halo, line, oval, path, rect, round, times } from '../portraits/svg.ts';
import { between, field, mixed, sceneAt, spread, TALL, wave, WIDE } from './clip.ts';
import type { Clip } from './clip.ts';

interface Hour {
  readonly wall: readonly string[];
  readonly room: readonly string[];
  readonly shade: string;
  /** How much is seen of each, from 0 to 1. */
  readonly lamp: number;
  readonly light: readonly [colour: string, slant: number, strength: number];
}

const hours: readonly Hour[] = [
  {
    wall: ['#e7a183', '#c97a66'],
    room: ['#6f5a7a', '#8f6a78'],
    shade: '#7a4048',
    lamp: 0,
    light: ['#ffe0a8', -190, 0.5],
  },
  {
    wall: ['#f0b48a', '#dd9272'],
    room: ['#4f7f92', '#6f9a9c'],
    shade: '#8f4f48',
    lamp: 0,
    light: ['#fff6cf', 30, 0.42],
  },
  {
    wall: ['#a8586a', '#7a3a5c'],
    room: ['#ffca7d', '#f08f52'],
    shade: '#45203f',
    lamp: 0.85,
    light: ['#ff9a62', 230, 0.34],
  },
  {
    wall: ['#3a2656', '#261a42'],
    room: ['#ffb866', '#c9603f'],
    shade: '#150d2a',
    lamp: 1,
    light: ['#8fa0e0', 150, 0.12],
  },
];

const BOX = { x: 640, y: 130, w: 340, h: 400 } as const;

const bricks = (() => {
  const random = randomFrom('bricks');
  return times(150, () => {
    const row = Math.floor(random.range(0, 26));
    const column = Math.floor(random.range(0, 17));
    return rect(
      column * 72 + (row % 2) * 36 - 20,
      row * 28 + 4,
      62,
      20,
      random.pick(['#ffffff', '#2a1020']),
      `rx="3" opacity="${round(random.range(0.4, 1)) * 0.09}"`,
    );
  });
})();

const person = (x: number, top: string, hair: string, skin: string, long: boolean): string =>
  group(
    `transform="translate(${round(x)} 470)"`,
    path('M-78,70 C-80,-30 -58,-66 -22,-74 H22 C58,-66 80,-30 78,70Z', top),
    path('M8,-74 H22 C58,-66 80,-30 78,70 H40 C46,-10 36,-56 8,-74Z', '#2a1030', 'opacity=".22"'),
    long ? path('M-46,-126 C-60,-50 -46,-40 0,-44 C46,-40 60,-50 46,-126Z', hair) : '',
    rect(-14, -98, 28, 34, mix(skin, '#5a2a2a', 0.25)),
    oval(0, -130, 38, 44, skin),
    path(
      'M-42,-126 C-50,-196 50,-196 42,-126 C34,-152 10,-160 -8,-158 C-26,-154 -38,-146 -42,-126Z',
      hair,
    ),
    line('M-16,-130 q5,-6 10,0 M8,-130 q5,-6 10,0', '#3a1a22', 3.4),
    line('M-10,-108 q10,9 20,0', '#8e2f3a', 3.6),
  );

const cupInHand = (x: number, y: number): string =>
  line(`M${x + 20},${y - 8} q16,2 2,20`, '#fff3e0', 6) +
  path(`M${x - 22},${y - 16} h44 v22 a22,20 0 0 1 -44,0Z`, '#fff3e0') +
  oval(x, y + 16, 20, 13, '#c98a63');

const inside = (at: number, shares: readonly number[]): string => {
  const [morning = 0, noon = 0, evening = 0, night = 0] = shares;
  const shown = (share: number, ...art: string[]) =>
    share > 0.01 ? group(`opacity="${Math.round(share * 100) / 100}"`, ...art) : '';
  const sip = round(wave(at, 4) * 3);
  const tail = wave(at, 6) * 16;
  return (
    shown(
      morning,
      person(800, '#5f8fa0', '#4a2a24', '#d9a07c', true),
      cupInHand(800, 462 + sip),
      line(
        `M794,440 q${round(-8 + wave(at, 8) * 6)},-18 0,-34 M808,438 q${round(8 + wave(at, 8) * 6)},-18 2,-34`,
        '#fff6ea',
        4,
        'opacity=".6"',
      ),
    ) +
    shown(
      noon,
      line(`M872,512 C920,510 ${round(930 + tail)},470 ${round(914 + tail)},440`, '#3a2430', 14),
      path('M760,530 C750,470 770,430 800,420 H840 C880,440 892,490 884,530Z', '#3a2430'),
      path('M756,390 l4,-34 l22,18 q16,-4 30,0 l22,-20 l6,38 c0,44 -84,44 -84,-2Z', '#3a2430'),
      line('M774,392 q6,5 12,0 M802,392 q6,5 12,0', '#ffd58a', 3),
    ) +
    shown(
      Math.max(evening, night),
      halo(810, 220, 210, '#fff0c0', 0.7),
      line('M810,130 V190', '#5a2a3a', 4),
      path('M772,226 L790,188 H830 L848,226Z', '#d8345f'),
      oval(810, 226, 38, 7, '#fff3cf'),
    ) +
    shown(
      evening,
      person(728 + sip, '#b3264f', '#4a2a24', '#d9a07c', true),
      person(894 - sip, '#2f4a6b', '#1f1418', '#8a5436', false),
    ) +
    shown(
      night,
      group(
        `transform="rotate(${6 + round(sip * 0.3)} 770 530)"`,
        person(766, '#b3264f', '#4a2a24', '#d9a07c', true),
      ),
      group(
        `transform="rotate(${-5} 850 530)"`,
        person(852, '#2f4a6b', '#1f1418', '#8a5436', false),
      ),
    )
  );
};

const flowers = (at: number, dark: number): string =>
  times(9, (index) => {
    const [x, lean] = [BOX.x - 4 + index * 44, wave(at, 3, index / 7) * 5];
    const colour = mix(['#ff6f8a', '#ffd08a', '#f5f0e6'][index % 3] ?? '', '#3a1f52', dark * 0.5);
    const top = 540 - ((index * 17) % 30);
    return (
      line(
        `M${x},590 Q${x},560 ${round(x + lean)},${top}`,
        mix('#4f8a52', '#1f2f3a', dark * 0.6),
        6,
      ) +
      path(`M${x},586 q-26,-14 -30,-34 q26,4 30,34Z`, mix('#5fa05e', '#24383f', dark * 0.6)) +
      oval(x + lean, top, 15, 14, colour) +
      oval(x + lean, top, 5, 5, '#8a3a2f')
    );
  }) + path(`M${BOX.x - 36},580 h412 l-14,62 h-384Z`, mix('#9c4f3c', '#2e1a38', dark * 0.75));

/** One window from morning to night, seen from the street. */
export const day: Clip = {
  seconds: 12,
  draw: (at) => {
    const [now, next, share] = sceneAt(at, hours.length, 0.5);
    const [from, to] = [hours[now], hours[next]];
    if (!from || !to) return '';
    const shares = hours.map((_, index) =>
      index === now ? 1 - share : index === next ? share : 0,
    );
    const shade = mix(from.shade, to.shade, share);
    const lamp = between(from.lamp, to.lamp, share);
    const dark = (shares[3] ?? 0) + (shares[2] ?? 0) * 0.45;
    const slant = between(from.light[1], to.light[1], share);
    const trim = mix('#fff3e2', '#5b4a7c', dark * 0.8);
    const sun = mix(from.light[0], to.light[0], share);
    return (
      field('wall', spread(mixed(from.wall, to.wall, share))) +
      bricks +
      path(
        `M${round(150 + slant)},-10 H${round(640 + slant)} L${round(980 + slant * 0.3)},730 H${round(330 + slant * 0.3)}Z`,
        sun,
        `opacity="${between(from.light[2], to.light[2], share) * 0.6}"`,
      ) +
      halo(BOX.x + BOX.w / 2, 340, 470, '#ffb25e', lamp * 0.55) +
      rect(BOX.x - 26, BOX.y - 26, BOX.w + 52, BOX.h + 44, trim, 'rx="8"') +
      field('room', spread(mixed(from.room, to.room, share)), [BOX.x, BOX.y, BOX.w, BOX.h]) +
      `<clipPath id="in"><rect x="${BOX.x}" y="${BOX.y}" width="${BOX.w}" height="${BOX.h}"/></clipPath>` +
      group(
        'clip-path="url(#in)"',
        rect(
          BOX.x + 18,
          BOX.y + 60,
          70,
          96,
          mix('#c9707a', '#8e3d52', lamp),
          'rx="4" opacity=".6"',
        ),
        inside(at, shares),
        path(
          `M${BOX.x},${BOX.y} h64 q-6,230 -40,400 h-24Z M${BOX.x + BOX.w},${BOX.y} h-64 q6,230 40,400 h24Z`,
          mix('#fff0e0', '#e8935a', lamp * 0.8),
          'opacity=".85"',
        ),
        path(
          `M${BOX.x + 60},${BOX.y} l90,0 l-150,300 v-180Z`,
          '#ffffff',
          `opacity="${0.14 * (1 - lamp)}"`,
        ),
      ) +
      rect(BOX.x, BOX.y + 104, BOX.w, 10, trim) +
      rect(BOX.x - 44, BOX.y + BOX.h + 2, BOX.w + 88, 24, trim, 'rx="5"') +
      rect(BOX.x - 44, BOX.y + BOX.h + 24, BOX.w + 88, 10, shade, 'opacity=".45"') +
      group(
        '',
        ...[-1, 1].map((flip) => {
          const x = flip < 0 ? BOX.x - 154 : BOX.x + BOX.w + 34;
          const blind = mix('#3f7f80', '#1c2b48', dark);
          return (
            rect(x, BOX.y - 18, 120, BOX.h + 30, blind, 'rx="6"') +
            times(13, (index) =>
              rect(x + 14, BOX.y + index * 31, 92, 7, shade, 'rx="3" opacity=".5"'),
            )
          );
        }),
      ) +
      flowers(at, dark) +
      rect(0, 0, WIDE, TALL, '#140a30', `opacity="${dark * 0.16}"`) +
      halo(BOX.x + BOX.w / 2, 380, 330, '#ffca7d', lamp * 0.22)
    );
  },
};
