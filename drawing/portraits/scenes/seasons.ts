import { halo, oval, path, rect, round, times } from '../svg.ts';
import type { SceneMaker } from './scene.ts';
import { backdrop, blurred, bokeh, leaves, light, trunk } from './scene.ts';

export const autumn: SceneMaker = (random) => ({
  light: light(-1, '#ffe0a0', '#3f2030', [1.04, 0.97, 0.9], '#ffb85c'),
  art:
    backdrop([0, '#f8e3b5'], [0.45, '#f0bd76'], [0.75, '#c9803f'], [1, '#8f5530']) +
    halo(180, 260, 520, '#fff5d0', 0.9) +
    blurred(
      18,
      leaves(random, 760, 220, 280, 240, '#d07a34', 0.85),
      leaves(random, 90, 120, 250, 170, '#e6a043', 0.85),
      leaves(random, 480, 120, 220, 130, '#edb65a', 0.85),
      leaves(random, 830, 520, 200, 170, '#a8512c', 0.85),
      leaves(random, 60, 520, 190, 150, '#c46a32', 0.85),
      leaves(random, 620, 560, 180, 130, '#cf8440', 0.85),
    ) +
    blurred(
      8,
      trunk(130, 54, 60, 850, '#6b4632'),
      trunk(760, 64, 60, 850, '#6b4632'),
      trunk(620, 26, 60, 850, '#7a543c'),
      trunk(280, 24, 60, 850, '#7a543c'),
      rect(-20, 770, 940, 450, '#b56f38'),
      path('M250,1220 C380,940 470,840 480,766 L520,766 C560,840 660,940 760,1220Z', '#e6c18a'),
      leaves(random, 800, 130, 220, 150, '#c3652c', 0.9),
      leaves(random, 60, 60, 200, 120, '#d98d39', 0.9),
    ) +
    blurred(
      3,
      times(30, () => {
        const [x, y, size] = [random.range(0, 900), random.range(40, 1100), random.range(7, 17)];
        return `<path transform="translate(${round(x)},${round(y)}) rotate(${round(random.range(0, 360))})" d="M${-size},0Q0,${-size} ${size},0Q0,${size * 0.8} ${-size},0Z" fill="${random.pick(['#e28a35', '#c9542c', '#f3be5d', '#a8452a'])}" opacity=".75"/>`;
      }),
    ),
});

export const snow: SceneMaker = (random) => ({
  light: light(-1, '#fff6ee', '#3a4668', [1, 0.99, 1], '#ffe9d2'),
  art:
    backdrop([0, '#a9bcd6'], [0.4, '#dfe3ea'], [0.6, '#f7ebe2'], [1, '#cfd9e6']) +
    halo(220, 300, 460, '#fff4e0', 0.85) +
    blurred(
      12,
      path(
        'M-20,560 C160,480 340,560 520,500 C680,450 820,520 920,480 L920,800 L-20,800Z',
        '#c3cfde',
      ),
      times(11, (index) => {
        const x = index * 92 - 20 + random.range(-20, 20);
        const y = random.range(430, 560);
        return [0, 1, 2]
          .map(
            (row) =>
              path(
                `M${x},${y - 90 + row * 70} l${50 + row * 16},96 h${-100 - row * 32}Z`,
                '#5f7a80',
              ) + path(`M${x},${y - 90 + row * 70} l${22 + row * 8},46 q-20,-14 -42,2Z`, '#f7fafc'),
          )
          .join('');
      }),
      path('M-20,720 C240,660 560,760 920,690 L920,1220 L-20,1220Z', '#eef2f6'),
      path('M-20,840 C300,780 560,900 920,820 L920,1220 L-20,1220Z', '#d9e2ec'),
      rect(640, 590, 170, 120, '#9a5a44'),
      path('M620,600 L725,510 L832,600Z', '#f7fafc'),
      rect(690, 630, 46, 46, '#ffd98a'),
    ),
  front: blurred(
    2,
    times(60, () =>
      oval(
        random.range(0, 900),
        random.range(0, 1200),
        random.range(2, 7),
        random.range(2, 7),
        '#ffffff',
        `opacity="${random.range(0.35, 0.9)}"`,
      ),
    ),
  ),
});

/** A street in the rain, its lamps already lit. */
export const rain: SceneMaker = (random) => ({
  light: light(1, '#ffd9a0', '#1f2a3e', [0.97, 0.96, 0.98], '#ffc07a'),
  art:
    backdrop([0, '#5f7286'], [0.5, '#8a96a0'], [0.75, '#56606c'], [1, '#333d49']) +
    blurred(
      12,
      ...(
        [
          [-20, 120, 230, '#4f5a68'],
          [190, 220, 150, '#626d7a'],
          [600, 180, 150, '#5a6573'],
          [730, 60, 200, '#454f5d'],
        ] as const
      ).map(([left, top, wide, fill]) => {
        return (
          rect(left, top, wide, 820, fill) +
          times(24, (index) =>
            rect(
              left + 20 + (index % 3) * (wide / 3),
              top + 40 + Math.floor(index / 3) * 80,
              30,
              46,
              random.pick(['#ffd58f', '#3c4652', '#3c4652', '#f2b56a']),
              'opacity=".8"',
            ),
          )
        );
      }),
      rect(-20, 860, 940, 360, '#3d4854'),
      times(18, () =>
        rect(
          random.range(0, 880),
          random.range(870, 1100),
          random.range(8, 26),
          random.range(60, 160),
          random.pick(['#ffc77a', '#e88a5a', '#9fb6c6']),
          'opacity=".4"',
        ),
      ),
    ) +
    [120, 690, 820].map((x, index) => halo(x, 420 + index * 40, 170, '#ffd48a', 0.8)).join('') +
    bokeh(
      random,
      20,
      ['#ffc872', '#e8705a', '#8fc0d8', '#ffe3b0'],
      [0, 500, 900, 900],
      [14, 44],
      0.42,
    ),
  front: times(50, () => {
    const [x, y, h] = [random.range(0, 930), random.range(-40, 1200), random.range(30, 90)];
    return `<path d="M${round(x)},${round(y)} l${round(-h * 0.14)},${round(h)}" stroke="#e6eef6" stroke-width="2" stroke-linecap="round" opacity="${round(random.range(0.15, 0.45))}"/>`;
  }),
});

/** Blossom in a park. */
export const spring: SceneMaker = (random) => ({
  light: light(1, '#fff0f0', '#4a3a58', [1.03, 0.985, 0.97], '#ffe0d8'),
  art:
    backdrop([0, '#bcdcee'], [0.4, '#eef1f0'], [0.6, '#cfe0b0'], [1, '#86a868']) +
    halo(700, 200, 420, '#fff8ee', 0.8) +
    blurred(
      12,
      trunk(150, 60, 200, 860, '#6f5248'),
      trunk(770, 44, 240, 830, '#7a5c50'),
      leaves(random, 120, 180, 290, 210, '#f2b8c8'),
      leaves(random, 800, 180, 260, 200, '#f6c9d4'),
      leaves(random, 470, 60, 260, 120, '#efaabf'),
      rect(-20, 820, 940, 400, '#94b56e'),
      path('M500,1220 C480,1000 420,900 360,822 L430,822 C520,900 640,1000 740,1220Z', '#e3d4b4'),
      rect(600, 770, 170, 14, '#6a4a38'),
      rect(610, 784, 12, 60, '#6a4a38'),
      rect(748, 784, 12, 60, '#6a4a38'),
    ) +
    blurred(
      3,
      times(60, () =>
        oval(
          random.range(0, 900),
          random.range(40, 1180),
          random.range(3, 9),
          random.range(3, 7),
          random.pick(['#ffe3ea', '#f7bccb', '#ffffff']),
          `opacity="${random.range(0.5, 1)}"`,
        ),
      ),
    ),
});
