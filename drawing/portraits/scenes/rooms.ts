import type { SceneMaker } from './scene.ts';
import { backdrop, blurred, bokeh, boxes, light } from './scene.ts';
import { halo, line, oval, path, rect, times } from '../svg.ts';

export const bookshop: SceneMaker = (random) => {
  const row = (y: number): string => {
    let [x, art] = [-10, rect(-20, y - 10, 940, 180, '#2a1915')];
    while (x < 910) {
      const [w, h] = [random.range(20, 44), random.range(110, 158)];
      art += rect(
        x,
        y + 160 - h,
        w - 2,
        h,
        random.pick([
          '#8d3b2f',
          '#c27b45',
          '#d8b077',
          '#3f5c59',
          '#5e6f4c',
          '#a14f3c',
          '#e4cfa4',
          '#2f4359',
          '#7a4a5a',
          '#b98a4e',
        ]),
      );
      art += rect(x + 4, y + 180 - h, w - 10, 6, '#f0d9a8', 'opacity=".6"');
      x += w;
    }
    return art + rect(-20, y + 158, 940, 24, '#7b5236');
  };
  return {
    light: light(1, '#ffdca0', '#301a1c', [1.03, 0.97, 0.9], '#ffbe70'),
    art:
      backdrop([0, '#3d271f'], [1, '#2b1a17']) +
      blurred(
        8,
        times(6, (index) => row(40 + index * 190)),
        rect(420, -10, 30, 1220, '#6a452f'),
      ) +
      rect(0, 0, 900, 1200, '#3b1f1a', 'opacity=".34"') +
      halo(740, 210, 560, '#ffcb7a', 0.85) +
      halo(60, 900, 300, '#c9703a', 0.3) +
      bokeh(random, 9, ['#ffd894', '#ffb765'], [500, 40, 900, 420], [14, 36], 0.32),
  };
};

export const workshop: SceneMaker = (random) => ({
  light: light(-1, '#fff0d0', '#2e2320', [1.03, 0.985, 0.93], '#ffd898'),
  art:
    backdrop([0, '#b89a76'], [0.6, '#9a7a58'], [1, '#5a4334']) +
    blurred(
      8,
      times(9, (index) => rect(index * 104 - 20, 0, 98, 1200, index % 2 ? '#a98660' : '#a07c57')),
      boxes([
        [-20, 60, 270, 420, '#fdf3d8'],
        [110, 60, 12, 420, '#8a6a48'],
        [-20, 260, 270, 12, '#8a6a48'],
      ]),
      ...[380, 470, 560, 650, 740, 830].map(
        (x, index) =>
          rect(x - 6, 210, 12, 130 + (index % 3) * 30, '#6a4a34') +
          (index % 2
            ? path(`M${x - 34},200 h68 v36 h-68Z`, '#5f6870')
            : path(`M${x - 12},330 l24,0 l8,130 h-40Z`, '#b9bfc4')),
      ),
      rect(340, 190, 560, 14, '#5a3d2a'),
      boxes([
        [-20, 800, 940, 50, '#caa06c'],
        [-20, 850, 940, 370, '#7a5638'],
      ]),
      boxes([
        [60, 740, 180, 60, '#8a5f40'],
        [640, 700, 60, 100, '#3f5f6a'],
        [720, 730, 110, 70, '#b5523c'],
      ]),
      times(16, () =>
        path(`M${random.range(0, 860)},${random.range(800, 820)} q14,-22 28,0`, '#ecd2a0'),
      ),
    ) +
    halo(120, 240, 460, '#fff4d6', 0.7),
});

export const museum: SceneMaker = (random) => ({
  light: light(1, '#fff6e6', '#2a2630', [1.01, 0.99, 0.97], '#fff0d8'),
  art:
    backdrop([0, '#8d96a0'], [0.7, '#7c858f'], [0.78, '#b08a68'], [1, '#8a6648']) +
    blurred(
      8,
      boxes([
        [60, 180, 300, 380, '#c9a04e'],
        [86, 206, 248, 328, '#2f4a58'],
        [560, 140, 250, 300, '#c9a04e'],
        [584, 164, 202, 252, '#e9dcc2'],
      ]),
      path('M86,534 V440 C150,360 230,420 334,330 V534Z', '#c9683f'),
      oval(250, 290, 44, 44, '#f2c86a'),
      path('M604,396 C640,230 700,200 760,396Z', '#7a3f52'),
      oval(682, 240, 34, 40, '#d9a07a'),
      times(5, () =>
        oval(
          random.range(600, 780),
          random.range(180, 400),
          16,
          12,
          random.pick(['#3f7a72', '#d9a24e', '#a64d3c']),
          'opacity=".8"',
        ),
      ),
      rect(560, 520, 220, 90, '#f0ebe2'),
      rect(-20, 900, 940, 18, '#5f6872'),
      boxes([
        [590, 1000, 250, 40, '#5a3d2c'],
        [610, 1040, 20, 120, '#4a3024'],
        [800, 1040, 20, 120, '#4a3024'],
      ]),
    ) +
    halo(210, 120, 320, '#fff6dc', 0.55) +
    halo(690, 90, 300, '#fff6dc', 0.55),
});

/** An attic with an easel. */
export const atelier: SceneMaker = (random) => ({
  light: light(-1, '#fff4e2', '#38303a', [1.02, 0.99, 0.96], '#ffeccb'),
  art:
    backdrop([0, '#e6ddd0'], [0.7, '#d3c3ae'], [1, '#9c7f66']) +
    blurred(
      12,
      path('M60,60 L360,60 L300,470 L20,470Z', '#fdfbf4'),
      line('M206,60 L160,470 M44,260 L330,260', '#c4b49c', 12),
      line('M560,300 L500,1000 M780,300 L850,1000 M670,240 V960', '#8a6243', 18),
      boxes([[530, 330, 290, 360, '#f7f2e6']]),
      ...['#d0693f', '#e3b04f', '#3f7a82', '#7a4a6a', '#86a05a'].map((fill, index) =>
        oval(
          600 + index * 40,
          420 + random.range(0, 190),
          random.range(36, 70),
          random.range(30, 60),
          fill,
          'opacity=".85"',
        ),
      ),
      boxes([
        [520, 690, 310, 18, '#8a6243'],
        [-20, 820, 420, 24, '#7a563c'],
        [-20, 844, 420, 376, '#5f4534'],
      ]),
      ...[60, 130, 200, 270].map(
        (x) =>
          rect(
            x,
            730,
            46,
            90,
            random.pick(['#c9d3d0', '#b5613d', '#5d7a86', '#d9b06a']),
            'rx="10"',
          ) + line(`M${x + 16},730 l-8,-90 M${x + 30},730 l10,-110`, '#6a4a34', 6),
      ),
    ) +
    halo(150, 240, 520, '#fffdf2', 0.7),
});
