import type { SceneMaker } from './scene.ts';
import { backdrop, blurred, boxes, leaves, light } from './scene.ts';
import { halo, line, oval, path, rect, soft, times } from '../svg.ts';

export const beach: SceneMaker = (random) => ({
  light: light(1, '#ffc98c', '#4a2440', [1.05, 0.95, 0.91], '#ff9a6b'),
  art:
    backdrop(
      [0, '#6d6a9c'],
      [0.2, '#b985a0'],
      [0.38, '#f0a283'],
      [0.5, '#ffd19a'],
      [0.56, '#ffe0ae'],
      [1, '#e0a07c'],
    ) +
    halo(700, 590, 520, '#ffe7b0', 0.95) +
    oval(700, 580, 58, 58, '#fff6d8', soft(5)) +
    blurred(
      8,
      path(
        'M0,330 C160,300 300,350 470,320 C380,360 160,370 0,360Z M500,240 C640,215 780,250 920,220 C830,265 620,270 500,240Z',
        '#f7b79a',
        'opacity=".65"',
      ),
      path('M-20,600 C60,560 120,540 200,556 C270,572 320,600 360,622 L-20,622Z', '#7d5d7c'),
      rect(-20, 620, 940, 230, '#a5748a'),
      rect(-20, 620, 940, 90, '#d18f8a', 'opacity=".7"'),
      times(34, () => {
        const [y, w] = [random.range(626, 840), random.range(30, 130)];
        return rect(
          700 - w / 2 + random.range(-1, 1) * (y - 560) * 0.7,
          y,
          w,
          4,
          '#ffe3ae',
          'opacity=".7" rx="2"',
        );
      }),
      path('M-20,850 C200,810 420,880 920,820 L920,1220 L-20,1220Z', '#c98d6d'),
      path(
        'M-20,850 C200,810 420,880 920,820 L920,842 C420,904 200,836 -20,872Z',
        '#ffeeda',
        'opacity=".75"',
      ),
    ) +
    blurred(
      5,
      times(26, () => {
        const [x, h] = [random.range(-30, 210), random.range(140, 360)];
        return line(
          `M${x},1210 Q${x + 10},${1210 - h * 0.6} ${x + random.range(20, 90)},${1210 - h}`,
          random.pick(['#8d6a4c', '#a98358', '#6e5244']),
          6,
        );
      }),
    ),
});

/** The coast at noon: blue water, dunes and marram grass. */
export const sea: SceneMaker = (random) => ({
  light: light(-1, '#fff6e0', '#2c3f58', [1.02, 0.995, 0.97], '#fff0cf'),
  art:
    backdrop(
      [0, '#6fb0d6'],
      [0.3, '#a9d3e6'],
      [0.45, '#dff0f0'],
      [0.46, '#3f8fae'],
      [0.62, '#5fb0bd'],
      [0.72, '#e7d3a8'],
      [1, '#d9bd88'],
    ) +
    blurred(
      12,
      ...[
        [180, 160, 190, 44],
        [330, 190, 130, 34],
        [720, 120, 220, 50],
        [600, 150, 120, 32],
      ].map(([x = 0, y = 0, rx = 0, ry = 0]) => oval(x, y, rx, ry, '#ffffff', 'opacity=".75"')),
    ) +
    blurred(
      5,
      times(26, () =>
        line(
          `M${random.range(-40, 900)},${random.range(560, 740)} q40,-8 90,0`,
          '#e9fbfa',
          4,
          `opacity="${random.range(0.2, 0.6)}"`,
        ),
      ),
      path(
        'M-20,770 C200,730 500,800 920,740 L920,790 C500,850 200,780 -20,820Z',
        '#ffffff',
        'opacity=".85"',
      ),
      path('M640,520 l16,-96 l50,96Z M652,520 l-6,-70 l-34,70Z', '#fdfaf2'),
      path('M606,524 h110 l-16,20 h-78Z', '#a64d3c'),
    ) +
    blurred(
      8,
      path('M-20,1220 L-20,930 C80,860 190,880 330,980 C420,1040 500,1140 540,1220Z', '#e9d3a2'),
      times(44, () => {
        const [x, h] = [random.range(-30, 300), random.range(90, 260)];
        return line(
          `M${x},${1010 + x * 0.2} q14,${-h * 0.6} ${random.range(10, 70)},${-h}`,
          random.pick(['#8a9a5b', '#a9ad68', '#6f8450']),
          5,
        );
      }),
    ),
});

/** A still lake between birches, on a long northern evening. */
export const lake: SceneMaker = (random) => ({
  light: light(1, '#ffdcb0', '#2a3450', [1.02, 0.97, 0.95], '#ffc79a'),
  art:
    backdrop(
      [0, '#8fb0cf'],
      [0.28, '#d5cfd6'],
      [0.42, '#ffdcb4'],
      [0.48, '#f7c9a6'],
      [0.5, '#6f8a92'],
      [0.7, '#9fb4bd'],
      [1, '#4f6a70'],
    ) +
    halo(620, 540, 420, '#fff0cf', 0.85) +
    blurred(
      8,
      path(
        `M-20,590 ${times(48, (index) => `L${index * 20},${540 + (index % 2) * 34 + Math.sin(index * 0.7) * 18} `)}L920,606 L-20,606Z`,
        '#41605e',
      ),
      path('M-20,600 H920 V640 Q460,700 -20,640Z', '#41605e', 'opacity=".45"'),
      times(22, () =>
        rect(
          random.range(380, 780),
          random.range(620, 900),
          random.range(40, 140),
          4,
          '#ffe6c4',
          'opacity=".5" rx="2"',
        ),
      ),
      path('M-20,1010 L420,960 L470,1000 L-20,1100Z', '#8a6b52'),
    ) +
    blurred(
      5,
      ...[
        [60, 34],
        [170, 22],
        [800, 40],
        [880, 26],
      ].flatMap(([x = 0, w = 0]) => [
        rect(x, -20, w, 1240, '#ece6da'),
        times(12, () =>
          rect(
            x + random.range(0, w * 0.5),
            random.range(0, 1200),
            w * 0.5,
            random.range(5, 12),
            '#4a4340',
            'opacity=".7"',
          ),
        ),
      ]),
    ) +
    blurred(
      8,
      leaves(random, 90, 60, 240, 130, '#8fa65c', 0.9),
      leaves(random, 850, 40, 220, 150, '#9db366', 0.9),
    ),
});

/** A harbour with masts. */
export const harbour: SceneMaker = (random) => ({
  light: light(1, '#fff0d2', '#24344a', [1.01, 0.99, 0.97], '#ffe2b8'),
  art:
    backdrop(
      [0, '#86b2d0'],
      [0.4, '#d6e6ea'],
      [0.52, '#f3e8d2'],
      [0.54, '#4f7f92'],
      [1, '#35606f'],
    ) +
    blurred(
      8,
      ...(
        [
          ['#c9584a', 40],
          ['#e9c25a', 140],
          ['#f3ece0', 240],
          ['#4f7a8a', 600],
          ['#d98a5a', 700],
          ['#8a4a48', 800],
        ] as const
      ).map(([fill, x], index) => {
        const y = 470 + (index % 2) * 20;
        return (
          rect(x, y, 96, 180, fill) +
          path(`M${x - 6},${y} l54,-62 l54,62Z`, '#5a4a4c') +
          boxes([
            [x + 18, y + 30, 22, 34, '#f7ecd0'],
            [x + 56, y + 30, 22, 34, '#f7ecd0'],
            [x + 18, y + 92, 22, 34, '#f7ecd0'],
            [x + 56, y + 92, 22, 34, '#f7ecd0'],
          ])
        );
      }),
      ...[110, 210, 330, 590, 700, 830].map(
        (x, index) =>
          line(
            `M${x},${100 + index * 30} V720 M${x},${130 + index * 30} L${x + 60},690 M${x},${130 + index * 30} L${x - 50},690`,
            '#6a5444',
            5,
          ) +
          path(
            `M${x - 80},720 H${x + 90} L${x + 60},776 H${x - 56}Z`,
            random.pick(['#f7f2e6', '#2f4a5f', '#a64d3c']),
          ),
      ),
      times(30, () =>
        rect(
          random.range(-20, 880),
          random.range(790, 1180),
          random.range(30, 130),
          5,
          '#cfe4e8',
          'opacity=".45" rx="3"',
        ),
      ),
    ) +
    halo(720, 220, 420, '#fff8e2', 0.7),
});
