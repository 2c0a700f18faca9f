import type { SceneMaker } from './scene.ts';
import { backdrop, blurred, bokeh, boxes, leaves, light } from './scene.ts';
import { halo, line, oval, path, rect, soft, times } from '../svg.ts';

export const night: SceneMaker = (random) => ({
  light: light(1, '#ffb46b', '#0f1030', [0.96, 0.9, 0.94], '#ff9b5a'),
  art:
    backdrop([0, '#141a3a'], [0.5, '#2a2750'], [0.8, '#4a3050'], [1, '#1b1730']) +
    blurred(
      12,
      ...[
        [-20, 200, 190],
        [160, 330, 130],
        [620, 260, 150],
        [760, 120, 180],
        [300, 430, 110],
        [520, 400, 110],
      ].map(
        ([x = 0, y = 0, w = 0]) =>
          rect(x, y, w, 900, random.pick(['#1a1d40', '#20204a', '#171a38'])) +
          times(26, () =>
            rect(
              x + 14 + Math.floor((random() * (w - 40)) / 26) * 26,
              y + 20 + Math.floor(random() * 22) * 30,
              14,
              18,
              random.pick(['#ffc872', '#ffdf9e', '#ff9e5e', '#8fb7d8']),
              `opacity="${random.range(0.3, 0.9)}"`,
            ),
          ),
      ),
      halo(460, 820, 420, '#ff9a5c', 0.6),
    ) +
    bokeh(
      random,
      34,
      ['#ffb55e', '#ff8f52', '#ffd894', '#e8607a', '#5fb3b8', '#7e8fe0'],
      [0, 430, 900, 980],
      [16, 58],
      0.46,
    ) +
    bokeh(random, 8, ['#ffcf86', '#ff9a62'], [0, 100, 900, 500], [10, 30], 0.3),
});

export const terrace: SceneMaker = (random) => ({
  light: light(1, '#ffd6a6', '#3a2444', [1.03, 0.97, 0.94], '#ffb98a'),
  art:
    backdrop([0, '#8fa8c8'], [0.35, '#e8c3b4'], [0.55, '#ffdcae'], [1, '#b57d5f']) +
    halo(800, 470, 480, '#fff0c8', 0.9) +
    blurred(
      12,
      ...(
        [
          [0, 560, 150, '#b98f92'],
          [130, 500, 110, '#c9a09a'],
          [250, 590, 140, '#b58a8c'],
          [400, 540, 90, '#cba49a'],
          [520, 600, 160, '#b48684'],
          [690, 550, 120, '#c49a90'],
          [800, 610, 130, '#a97c7c'],
        ] as const
      ).map(([x, y, w, fill]) => {
        return (
          rect(x, y, w, 400, fill) +
          path(`M${x - 8},${y} L${x + w / 2},${y - 46} L${x + w + 8},${y}Z`, '#a4604c')
        );
      }),
      boxes([
        [-20, 860, 940, 360, '#9a6a54'],
        [-20, 850, 940, 24, '#d9b294'],
      ]),
      leaves(random, 70, 860, 130, 110, '#6f7d52'),
      leaves(random, 840, 880, 120, 100, '#5f6f4a'),
      ...[
        [120, 800],
        [60, 830],
        [860, 830],
      ].map(([x = 0, y = 0]) => oval(x, y, 20, 20, '#e6788c')),
    ) +
    line('M-20,150 C250,270 640,250 920,110', '#5b4652', 3, soft(2)) +
    times(11, (index) => {
      const share = index / 10;
      const [x, y] = [-20 + 940 * share, 158 + 399 * share * (1 - share) - 40 * share];
      return halo(x, y, 46, '#ffe3a0', 0.8) + oval(x, y, 9, 11, '#fff6da', soft(2));
    }),
});

/** Gabled houses along a canal. */
export const canal: SceneMaker = (random) => ({
  light: light(-1, '#fff0cf', '#2c3240', [1.02, 0.985, 0.94], '#ffdfae'),
  art:
    backdrop(
      [0, '#8fb6d4'],
      [0.35, '#dfe6e2'],
      [0.5, '#f5e3c6'],
      [0.62, '#6f8a86'],
      [1, '#41605f'],
    ) +
    blurred(
      8,
      times(8, (index) => {
        const [x, y] = [index * 118 - 30, 250 + (index % 3) * 36];
        const fill =
          ['#8a4a3c', '#c9a27a', '#5f4a44', '#a8664c', '#d8c3a0', '#74423a', '#b58a64', '#4f4a4c'][
            index
          ] ?? '#8a4a3c';
        const gable =
          index % 2
            ? `M${x},${y} L${x + 20},${y} L${x + 20},${y - 34} L${x + 38},${y - 34} L${x + 56},${y - 72} L${x + 74},${y - 34} L${x + 92},${y - 34} L${x + 92},${y} L${x + 112},${y}Z`
            : `M${x},${y} C${x + 24},${y - 10} ${x + 22},${y - 64} ${x + 56},${y - 70} C${x + 90},${y - 64} ${x + 88},${y - 10} ${x + 112},${y}Z`;
        return (
          rect(x, y, 112, 520, fill) +
          path(gable, fill) +
          times(12, (pane) =>
            rect(
              x + 14 + (pane % 3) * 32,
              y + 24 + Math.floor(pane / 3) * 92,
              22,
              54,
              random.pick(['#f7ecd0', '#cfdcdc', '#ffe0a0', '#e8e2d4']),
            ),
          )
        );
      }),
      rect(-20, 740, 940, 40, '#9a8a76'),
      leaves(random, 60, 420, 120, 130, '#86a058', 0.95),
      rect(52, 500, 16, 250, '#5a4636'),
      times(26, () =>
        rect(
          random.range(-20, 880),
          random.range(800, 1150),
          random.range(30, 120),
          6,
          random.pick(['#f5e3c6', '#a8664c', '#cfdcdc', '#41605f']),
          'opacity=".45" rx="3"',
        ),
      ),
      path('M560,860 H900 L880,930 H600Z', '#3f4a58'),
      rect(650, 810, 170, 54, '#e9dcc2'),
    ) +
    halo(160, 200, 420, '#fff6dc', 0.6),
});

/** A street market under awnings. */
export const market: SceneMaker = (random) => ({
  light: light(-1, '#fff2cc', '#3a2c28', [1.03, 0.985, 0.94], '#ffe0a0'),
  art:
    backdrop([0, '#cfe0e6'], [0.3, '#ecdcc2'], [0.7, '#b8906a'], [1, '#7a5a44']) +
    blurred(
      8,
      boxes([
        [-20, 140, 200, 500, '#d8b48a'],
        [180, 100, 170, 540, '#c99a78'],
        [600, 130, 160, 500, '#e0c49c'],
        [760, 90, 180, 540, '#b98a6a'],
      ]),
      times(12, (index) =>
        rect(20 + (index % 6) * 150, 200 + Math.floor(index / 6) * 150, 44, 76, '#8a9aa0'),
      ),
      ...(
        [
          [-40, '#c9483c'],
          [330, '#3f7a62'],
          [690, '#d9a03c'],
        ] as const
      ).map(([x, fill]) => {
        return times(7, (index) =>
          path(`M${x + index * 44},430 h44 l6,120 q-28,26 -56,0Z`, index % 2 ? '#f7efe0' : fill),
        );
      }),
      boxes([
        [-20, 760, 940, 40, '#8a6243'],
        [-20, 800, 940, 420, '#6a4a34'],
      ]),
      times(64, (index) =>
        oval(
          10 + (index % 32) * 29,
          744 - (index % 3) * 22,
          19,
          18,
          ['#d9483c', '#e88a35', '#86a04a', '#f2c14e', '#7a3f62', '#c9d06a'][
            Math.floor((index % 32) / 5)
          ] ?? '#d9483c',
        ),
      ),
      times(40, () =>
        oval(
          random.range(0, 900),
          random.range(560, 700),
          18,
          22,
          random.pick(['#e88a9a', '#f6d25c', '#ffffff', '#86a04a', '#b06ac0']),
          'opacity=".8"',
        ),
      ),
    ) +
    halo(160, 220, 480, '#fff6da', 0.65),
});

/** In front of a stage, late. */
export const concert: SceneMaker = (random) => ({
  light: light(-1, '#ff9ad0', '#160c2c', [1, 0.92, 0.97], '#c46aff'),
  art:
    backdrop([0, '#2a1240'], [0.5, '#5a2468'], [0.8, '#2c1440'], [1, '#140a20']) +
    blurred(
      12,
      ...(
        [
          [120, '#ff7ac0'],
          [330, '#7ab8ff'],
          [560, '#ffb05a'],
          [780, '#b07aff'],
        ] as const
      ).map(([left, fill]) =>
        path(`M${left},0 l${(450 - left) * 0.7 + 110},900 h-220Z`, fill, 'opacity=".34"'),
      ),
      boxes([[-20, 20, 940, 26, '#120818']]),
      times(
        15,
        (index) =>
          oval(index * 66 - 10, 960 + (index % 3) * 26, 46, 62, '#1a0c26') +
          rect(index * 66 - 56, 1000 + (index % 3) * 26, 92, 260, '#1a0c26', 'rx="40"'),
      ),
      rect(-20, 640, 940, 60, '#1e0f2c', 'opacity=".8"'),
    ) +
    [120, 330, 560, 780].map((x) => halo(x, 40, 110, '#fff0ff', 0.9)).join('') +
    bokeh(random, 26, ['#ff9ad8', '#ffd08a', '#9ac8ff'], [0, 100, 900, 800], [8, 30], 0.4),
});
