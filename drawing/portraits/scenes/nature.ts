import type { SceneMaker } from './scene.ts';
import { backdrop, blurred, bokeh, leaf, leaves, light, trunk } from './scene.ts';
import { halo, line, oval, path, rect, soft, times } from '../svg.ts';

export const forest: SceneMaker = (random) => ({
  light: light(-1, '#f2f0b0', '#2c2a22', [1.03, 0.985, 0.93], '#ffe2a0'),
  art:
    backdrop([0, '#dfe3b0'], [0.35, '#a5b97e'], [0.7, '#5f7d52'], [1, '#37523b']) +
    halo(260, 220, 520, '#fff9cf', 0.9) +
    blurred(
      18,
      leaves(random, 760, 200, 330, 270, '#6f9157', 0.8),
      leaves(random, 90, 60, 260, 170, '#87a563', 0.8),
      leaves(random, 500, 560, 300, 130, '#7f9d62', 0.7),
      path('M330,1220 C390,900 450,760 455,640 C480,640 490,760 620,1220Z', '#d6c193'),
    ) +
    blurred(
      12,
      trunk(70, 70, -20, 1000, '#3f4a35'),
      trunk(225, 40, -20, 1000, '#596846'),
      trunk(640, 46, -20, 1000, '#526241'),
      trunk(790, 90, -20, 1000, '#33412e'),
      trunk(540, 24, -20, 1000, '#73845a'),
      leaves(random, 830, 920, 240, 190, '#456243'),
      leaves(random, 30, 980, 230, 200, '#3f5c3d'),
      leaves(random, 860, 40, 220, 150, '#48663f'),
    ) +
    [120, 260, 420]
      .map((x) =>
        path(
          `M${x},-20 L${x + 46},-20 L${x + 466},1000 L${x + 300},1000Z`,
          '#fffbd6',
          `opacity=".16" ${soft(12)}`,
        ),
      )
      .join('') +
    bokeh(random, 22, ['#f5f2b4', '#dfe99a', '#ffffff'], [0, 60, 900, 700], [8, 30], 0.32),
});

export const mountains: SceneMaker = () => ({
  light: light(1, '#fff0cc', '#24304a', [1.01, 0.99, 0.97], '#ffd9a8'),
  art:
    backdrop([0, '#7fa6c4'], [0.3, '#bcd2d9'], [0.5, '#f5e0c4'], [1, '#6c8a72']) +
    halo(760, 330, 460, '#fff2d2', 0.85) +
    blurred(
      8,
      path(
        'M-20,470 L90,380 L170,430 L300,260 L380,340 L450,300 L560,420 L660,350 L780,430 L920,340 L920,800 L-20,800Z',
        '#94aebf',
      ),
      path(
        'M300,260 L380,340 L350,345 L322,330 L300,350 L280,330 L245,335Z M90,380 L170,430 L120,425 L90,440 L50,412Z M660,350 L720,392 L690,390 L660,402 L630,386Z',
        '#f7f2ea',
        'opacity=".9"',
      ),
      path(
        'M-20,560 C80,500 160,520 260,560 C400,500 520,560 640,520 C760,480 840,530 920,500 L920,860 L-20,860Z',
        '#6d8f98',
      ),
      path(
        'M-20,660 C120,600 240,650 360,640 C520,600 700,680 920,610 L920,900 L-20,900Z',
        '#557a72',
      ),
      rect(-20, 760, 940, 120, '#a9c4c6'),
      rect(-20, 770, 940, 30, '#e8dcc4', 'opacity=".6"'),
    ) +
    blurred(
      12,
      path('M-20,880 C200,830 500,900 920,850 L920,1220 L-20,1220Z', '#5b7350'),
      ...[30, 100, 830, 880, 770].map((x, index) =>
        path(`M${x},${620 + index * 14} L${x + 70},940 L${x - 70},940Z`, '#36544a'),
      ),
    ),
});

/** A garden in June. */
export const garden: SceneMaker = (random) => ({
  light: light(1, '#fff4c8', '#2c3a2a', [1.03, 0.99, 0.94], '#ffe9b0'),
  art:
    backdrop([0, '#cfe6ee'], [0.3, '#e6efcf'], [0.6, '#93b36a'], [1, '#4f7a45']) +
    halo(720, 140, 480, '#fffbe0', 0.8) +
    blurred(
      12,
      leaves(random, 120, 330, 220, 200, '#6f9a58'),
      leaves(random, 800, 360, 230, 230, '#5f8c52'),
      leaves(random, 470, 420, 240, 110, '#86aa62'),
      rect(520, 380, 170, 230, '#b8785a'),
      path('M500,390 L605,300 L712,390Z', '#8a4f40'),
      rect(575, 470, 56, 140, '#e8dcc4'),
      rect(-20, 640, 940, 600, '#7da35a'),
      path('M380,1220 C430,900 500,740 560,640 L620,640 C600,760 600,900 640,1220Z', '#dcc9a0'),
    ) +
    blurred(
      5,
      times(60, (index) => {
        const left = index % 2 === 0;
        const [x, y] = [
          left ? random.range(-20, 300) : random.range(620, 920),
          random.range(660, 1160),
        ];
        const size = random.range(9, 24);
        return (
          oval(
            x,
            y,
            size,
            size,
            random.pick(['#e8688a', '#f2b3c4', '#f6d25c', '#ffffff', '#b06ac0', '#e8763c']),
            'opacity=".9"',
          ) + oval(x, y, size * 0.35, size * 0.35, '#f7e08a')
        );
      }),
    ),
});

export const greenhouse: SceneMaker = (random) => ({
  light: light(1, '#f6f7d0', '#262f2a', [1.02, 0.985, 0.95], '#fff0c8'),
  art:
    backdrop([0, '#e9f0dc'], [0.5, '#b9d0b0'], [1, '#5e8064']) +
    blurred(
      12,
      ...[0, 1, 2, 3, 4].map((pane) => rect(pane * 220 - 10, 0, 14, 900, '#f7f6ea')),
      rect(0, 260, 900, 12, '#f7f6ea'),
      leaves(random, 80, 760, 190, 260, '#4d7556'),
      leaves(random, 840, 700, 190, 300, '#5f8a5e'),
      leaves(random, 700, 960, 240, 150, '#3f6650'),
      leaves(random, 260, 980, 260, 140, '#4d7556'),
    ) +
    halo(720, 160, 480, '#ffffea', 0.8) +
    blurred(
      8,
      times(30, (index) => {
        const left = index % 2 === 1;
        return leaf(
          left ? random.range(-40, 200) : random.range(700, 940),
          random.range(380, 1120),
          random.range(90, 190),
          left ? random.range(-70, 20) : random.range(160, 250),
          random.pick(['#3c6a50', '#5b8c5c', '#84ab6c', '#2f5846', '#a5c07c']),
        );
      }),
    ),
});

/** Rows of vines on a hill, late in the afternoon. */
export const vineyard: SceneMaker = (random) => ({
  light: light(-1, '#ffe0a0', '#3a2a30', [1.04, 0.975, 0.91], '#ffc878'),
  art:
    backdrop([0, '#a9c4d6'], [0.3, '#f3ddb8'], [0.45, '#f7c98a'], [1, '#8a8a4a']) +
    halo(180, 360, 480, '#fff3cc', 0.9) +
    blurred(
      12,
      path(
        'M-20,520 C150,440 330,500 480,470 C650,430 800,480 920,440 L920,800 L-20,800Z',
        '#a3ab72',
      ),
      path('M-20,620 C220,540 480,620 920,540 L920,1220 L-20,1220Z', '#8c9a52'),
      path('M700,470 h70 v-60 h-70Z M690,412 l45,-40 l45,40Z', '#c98f6a'),
      ...[640, 655, 790, 805].map((x) =>
        path(`M${x},480 q-16,-90 0,-150 q16,60 0,150Z`, '#4f6a4a'),
      ),
    ) +
    blurred(
      8,
      times(9, (row) => {
        const x = -260 + row * 150;
        return path(
          `M${x},1220 C${x + 130},980 ${300 + row * 24},760 ${380 + row * 20},620 L${392 + row * 20},620 C${330 + row * 26},770 ${x + 210},980 ${x + 84},1220Z`,
          row % 2 ? '#56733c' : '#647f42',
        );
      }),
      times(40, () =>
        oval(
          random.range(0, 900),
          random.range(860, 1180),
          random.range(8, 15),
          random.range(8, 15),
          '#5b2f5c',
          'opacity=".7"',
        ),
      ),
    ),
});

/** Red earth and gum trees. */
export const outback: SceneMaker = (random) => ({
  light: light(1, '#ffdca6', '#4a2430', [1.05, 0.97, 0.9], '#ffc07a'),
  art:
    backdrop(
      [0, '#6fa8d0'],
      [0.35, '#cfdfe0'],
      [0.5, '#ffdcae'],
      [0.54, '#c9703f'],
      [1, '#9a4a2c'],
    ) +
    halo(680, 420, 420, '#fff0c8', 0.8) +
    blurred(
      12,
      path('M60,640 C90,560 190,530 330,540 C470,530 560,580 600,640Z', '#b0522f'),
      path('M-20,660 C300,620 600,680 920,640 L920,1220 L-20,1220Z', '#c4683a'),
      times(30, () =>
        oval(
          random.range(-20, 920),
          random.range(700, 1180),
          random.range(20, 60),
          random.range(10, 24),
          random.pick(['#a9a05a', '#8a8a4a', '#c9a860']),
          'opacity=".9"',
        ),
      ),
      line(
        'M800,700 C790,560 830,460 800,300 M806,480 C850,420 880,400 900,340 M802,520 C760,450 740,420 720,380',
        '#e6d8c8',
        22,
      ),
      leaves(random, 790, 240, 150, 90, '#7a8f5a', 0.95),
      leaves(random, 900, 330, 100, 70, '#6f8450', 0.95),
      leaves(random, 710, 350, 80, 50, '#86985f', 0.95),
    ),
});
