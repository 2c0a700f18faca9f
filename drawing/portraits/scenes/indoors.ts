import { darker, lighter } from '../colour.ts';
import type { SceneMaker } from './scene.ts';
import { backdrop, blurred, bokeh, boxes, leaf, leaves, light } from './scene.ts';
import { halo, line, oval, path, rect, soft, times } from '../svg.ts';

export const studio: SceneMaker = (_, colour) => ({
  light: light(-1, '#fff0dc', '#2c1c2c', [1.01, 0.985, 0.96], '#ffe0c0'),
  art:
    backdrop([0, lighter(colour, 0.12)], [0.7, colour], [1, darker(colour, 0.22)]) +
    halo(300, 420, 640, lighter(colour, 0.65), 0.75) +
    path(
      'M-20,1000 C200,940 700,940 920,1010 L920,1220 L-20,1220Z',
      darker(colour, 0.3),
      `opacity=".35" ${soft(30)}`,
    ) +
    oval(690, 820, 260, 420, darker(colour, 0.5), `opacity=".3" ${soft(50)}`),
});

export const cafe: SceneMaker = (random) => ({
  light: light(-1, '#ffd9a0', '#3a1c1c', [1.03, 0.98, 0.91], '#ffb566'),
  art:
    backdrop([0, '#4a2f28'], [0.55, '#7a4d38'], [1, '#3a241f']) +
    blurred(
      12,
      rect(-20, 120, 330, 640, '#f3cf98'),
      boxes([
        [130, 110, 18, 660, '#5a3a2c'],
        [-20, 420, 330, 14, '#5a3a2c'],
        [296, 100, 26, 690, '#4b2f25'],
      ]),
      leaves(random, 40, 640, 110, 130, '#6e7a48'),
      leaves(random, 110, 720, 80, 90, '#55653c'),
      boxes([
        [470, 300, 460, 16, '#2f1c18'],
        [470, 480, 460, 16, '#2f1c18'],
      ]),
      times(
        15,
        (index) =>
          rect(
            488 + index * 30,
            300 - random.range(50, 110),
            21,
            110,
            random.pick(['#a8623c', '#d9a15e', '#6d7d5c', '#c98f5c', '#8a3f30']),
            'rx="8"',
          ) +
          rect(
            490 + index * 30,
            480 - random.range(40, 100),
            19,
            100,
            random.pick(['#e3c495', '#94543a', '#56684f', '#c07a48']),
            'rx="8"',
          ),
      ),
      boxes([
        [-20, 820, 940, 400, '#2b1915'],
        [-20, 810, 940, 26, '#9a6440'],
      ]),
    ) +
    [
      [560, 150],
      [760, 90],
      [380, 60],
    ]
      .map(
        ([x = 0, y = 0]) =>
          line(`M${x},0V${y}`, '#1f1310', 4, soft(3)) +
          halo(x, y + 20, 190, '#ffc56e', 0.75) +
          oval(x, y + 14, 30, 24, '#fff0c8', soft(5)),
      )
      .join('') +
    bokeh(random, 12, ['#ffcf86', '#ffe3b0', '#ff9f55'], [400, 500, 900, 900], [10, 34], 0.3),
});

export const kitchen: SceneMaker = (random) => ({
  light: light(-1, '#fff1d2', '#4a3431', [1.02, 0.99, 0.95], '#ffe0ac'),
  art:
    backdrop([0, '#ece0cd'], [0.6, '#e2cfb4'], [1, '#c9ad8c']) +
    blurred(
      12,
      boxes([
        [-30, 90, 300, 520, '#fffaf0'],
        [100, 90, 14, 520, '#d8c4a6'],
        [-30, 330, 300, 12, '#d8c4a6'],
        [262, 70, 20, 560, '#cdb592'],
      ]),
      leaves(random, 60, 560, 90, 80, '#7f9868'),
      times(40, (index) =>
        rect(
          330 + (index % 8) * 76,
          440 + Math.floor(index / 8) * 60,
          70,
          54,
          index % 3 ? '#d5ddd0' : '#c5d1c4',
        ),
      ),
      rect(360, 300, 520, 18, '#8a5f3f'),
      boxes(
        [
          [390, 240, 52, 60, '#b9573a'],
          [450, 210, 52, 90, '#e9d9bf'],
          [520, 230, 52, 70, '#5d7a6d'],
          [590, 190, 52, 110, '#d9a860'],
          [670, 224, 52, 76, '#f1e6d2'],
          [740, 204, 52, 96, '#9c6b48'],
          [810, 236, 52, 64, '#54706a'],
        ],
        'rx="12"',
      ),
      boxes([
        [-20, 740, 940, 480, '#9c7350'],
        [-20, 730, 940, 34, '#c99e72'],
      ]),
      oval(800, 690, 80, 54, '#b5613d'),
      oval(120, 700, 80, 40, '#e6d8c1'),
      ...[
        [90, 660],
        [130, 650],
        [160, 672],
      ].map(([x = 0, y = 0]) => oval(x, y, 30, 30, '#e08a3c')),
    ) +
    halo(120, 300, 520, '#fff3d2', 0.75),
});

/** A sofa, a lamp, a picture on the wall. */
export const livingRoom: SceneMaker = (random) => ({
  light: light(1, '#ffe2b0', '#3a2436', [1.03, 0.98, 0.92], '#ffc88a'),
  art:
    backdrop([0, '#c9b8a2'], [0.6, '#b8a48e'], [1, '#7a5f50']) +
    blurred(
      12,
      boxes([
        [90, 130, 220, 280, '#f2e8d8'],
        [108, 148, 184, 244, '#7d9a92'],
      ]),
      path('M108,392 V320 C160,260 210,330 292,270 V392Z', '#d8a06a'),
      oval(220, 220, 34, 34, '#f3d9a0'),
      rect(690, 360, 14, 520, '#4a3830'),
      path('M620,360 L660,230 H740 L780,360Z', '#f7dfae'),
      path('M-20,760 C40,700 240,700 420,716 C640,700 860,690 920,760 V1220 H-20Z', '#5f7a76'),
      path('M60,800 C60,720 240,720 240,800 V920 H60Z', '#d08a5a'),
      path('M640,810 C640,740 800,740 800,810 V930 H640Z', '#e3c28a'),
      times(7, (index) =>
        leaf(
          460 + random.range(-10, 10),
          640,
          random.range(120, 210),
          -160 + index * 24,
          random.pick(['#56784e', '#6f9060', '#40624a']),
        ),
      ),
    ) +
    halo(700, 330, 420, '#ffd898', 0.85),
});

/** By the window of a train. */
export const train: SceneMaker = (random) => ({
  light: light(1, '#fff2d6', '#26303e', [1.01, 0.99, 0.96], '#ffe6bf'),
  art:
    backdrop([0, '#5a6470'], [1, '#39424d']) +
    blurred(
      8,
      rect(150, 110, 800, 620, '#bfe0ee', 'rx="46"'),
      `<clipPath id="pane"><rect x="150" y="110" width="800" height="620" rx="46"/></clipPath><g clip-path="url(#pane)">${path('M100,470 C300,400 520,470 940,390 V760 H100Z', '#a9c48a')}${path('M100,560 C360,500 600,580 940,520 V760 H100Z', '#86ab62')}${times(12, () => rect(random.range(100, 900), random.range(430, 700), random.range(60, 220), 8, random.pick(['#6f9454', '#d9c888', '#ffffff']), 'opacity=".5" rx="4"'))}${oval(330, 230, 120, 30, '#ffffff', 'opacity=".8"')}${oval(700, 190, 150, 34, '#ffffff', 'opacity=".8"')}</g>`,
      path('M-30,420 C60,380 130,400 150,480 V1220 H-30Z', '#3f5f8a'),
      rect(-30, 400, 150, 110, '#e9e2d4', 'rx="30"'),
      rect(150, 780, 780, 22, '#8a929a'),
      path('M520,1000 H920 V1040 H520Z', '#b8976c'),
    ) +
    halo(640, 300, 420, '#fffbe6', 0.6),
});
