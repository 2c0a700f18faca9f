import { mix } from '../portraits/colour.ts';
import { randomFrom } from '../portraits/random.ts';
import { group, halo, line, oval, path, rect, smooth, soft, times } from '../portraits/svg.ts';
import type { Point } from '../portraits/svg.ts';
import { between, field, mixed, spread, swing, TALL, TURN, wave, WIDE } from './clip.ts';
import type { Clip } from './clip.ts';

const PANE = { left: 250, right: 902, top: 44, bottom: 452 } as const;
const SILL = 470;

const afternoon = ['#7fb2cf', '#f3c9a0', '#ffdf9f'] as const;
const dusk = ['#39305f', '#a34d6b', '#f59a68'] as const;

const roofs = (dark: number): string => {
  const random = randomFrom('roofs');
  const far = mix('#c98f86', '#5a3560', dark);
  const near = mix('#8a5a63', '#2e1a3c', dark);
  let art = '';
  for (let x = 230; x < 920; x += 74) {
    const top = random.range(300, 350);
    art += path(`M${x},470V${top + 34}l42,-34l42,34V470Z`, far);
  }
  for (let x = 240; x < 920; x += 108) {
    const top = random.range(352, 392);
    art += path(`M${x},470V${top + 40}l56,-40l56,40V470Z`, near);
    art += rect(x + 78, top - 8, 14, 40, near);
    art += times(2, (index) =>
      rect(x + 30 + index * 32, top + 58, 16, 22, '#ffd58a', `opacity="${0.12 + dark * 0.85}"`),
    );
  }
  return art;
};

/** Rises from a cup and leans over to the other one. */
const steam = (at: number, x: number, lean: number, phase: number, wide: number): string => {
  const side = (share: number, edge: number): Point => {
    const drift = lean * share ** 1.4 + wave(at, -2, share * 1.25 + phase) * 26 * share ** 0.8;
    const body = wide * Math.sin(Math.PI * Math.min(1, share * 0.94 + 0.06)) ** 0.8;
    return [x + drift + edge * body, 510 - share * 360];
  };
  const shares = Array.from({ length: 13 }, (_, index) => index / 12);
  const outline = [
    ...shares.map((share) => side(share, -1)),
    ...shares.toReversed().map((share) => side(share, 1)),
  ];
  return path(smooth(outline), 'url(#steam)', soft(8));
};

const cup = (x: number, y: number, [body, shade, gleam]: readonly string[], flip: 1 | -1): string =>
  group(
    `transform="translate(${x} ${y}) scale(${flip} 1)"`,
    oval(8, 98, 150, 24, '#2a1018', `opacity=".35" ${soft(8)}`),
    oval(0, 90, 122, 22, shade ?? ''),
    oval(0, 84, 122, 22, body ?? ''),
    oval(0, 83, 84, 13, shade ?? '', 'opacity=".55"'),
    line('M84,6 C136,0 138,62 70,58', body ?? '', 15),
    path('M-84,-20 C-84,50 -56,86 0,86 C56,86 84,50 84,-20Z', body ?? ''),
    path('M20,84 C62,76 84,40 84,-20 L46,-20 C50,30 44,64 20,84Z', shade ?? '', 'opacity=".6"'),
    path('M-70,-2 C-68,30 -56,52 -40,64 C-50,40 -56,20 -56,-4Z', gleam ?? '', 'opacity=".5"'),
    oval(0, -20, 84, 19, gleam ?? ''),
    oval(0, -17, 74, 14, '#4a2320'),
    oval(-14, -15, 46, 7, '#7a4430', 'opacity=".8"'),
  );

const cat = (at: number, dark: number): string => {
  const fur = mix('#4a2c3a', '#24132a', dark);
  const tip = wave(at, 2) * 26;
  return group(
    'transform="translate(776 0)"',
    line(`M52,456 C96,452 ${104 + tip * 0.3},500 ${78 + tip},540`, fur, 15),
    path('M-46,470 C-58,400 -42,340 -26,318 L26,318 C52,344 74,400 64,470Z', fur),
    path(
      'M-44,300 L-40,262 L-18,284 C-8,280 8,280 16,284 L36,260 L42,302 C42,338 -44,340 -44,300Z',
      fur,
    ),
    path('M-48,430 C-50,392 -42,362 -32,340 C-38,372 -42,400 -40,432Z', '#ffc98c', 'opacity=".45"'),
  );
};

const tulips = (at: number): string =>
  times(3, (index) => {
    const tip = 322 + index * 40 + wave(at, 1, index * 0.2) * 7;
    const top = 300 + ((index * 37) % 40);
    const colour = ['#e8506e', '#ff8f5a', '#c93a63'][index] ?? '';
    return (
      line(`M356,440 Q${350 + index * 6},${(top + 440) / 2} ${tip},${top}`, '#4f7a52', 7) +
      path(
        `M${tip - 20},${top - 26} Q${tip - 24},${top + 12} ${tip},${top + 14} Q${tip + 24},${top + 12} ${tip + 20},${top - 26} L${tip + 8},${top - 10} L${tip},${top - 32} L${tip - 8},${top - 10}Z`,
        colour,
      )
    );
  }) +
  path('M352,410 C330,380 318,372 306,348 C330,356 350,376 360,408Z', '#5f8f5e') +
  path('M326,404 H390 L382,470 H334Z', '#3f6f86') +
  path('M366,404 H390 L382,470 H360Z', '#2d5268', 'opacity=".6"');

const curtain = (at: number, flip: 1 | -1, dark: number): string => {
  const cloth = mix('#d9737a', '#7c3355', dark);
  const sway = wave(at, 1, flip * 0.1) * 9;
  return group(
    flip === 1 ? '' : `transform="translate(${WIDE} 0) scale(-1 1)"`,
    path(`M120,-10 H318 C306,160 ${292 + sway},300 ${262 + sway},520 H120Z`, cloth),
    ...[150, 196, 240, 280].map((x, index) =>
      line(
        `M${x},-10 C${x},180 ${x - 6 + sway * (index / 4)},330 ${x - 16 + sway * (index / 4)},520`,
        mix(cloth, '#2a1022', 0.3),
        9,
        'opacity=".5"',
      ),
    ),
  );
};

/** Two cups by a window. The light goes and comes back, and their steam finds each other. */
export const cups: Clip = {
  seconds: 8,
  draw: (at) => {
    const dark = swing(at);
    const sky = mixed(afternoon, dusk, dark);
    const glow = mix('#ffe7b0', '#ff9a62', dark);
    const sun = between(250, 372, dark);
    const box = [PANE.left, PANE.top, PANE.right - PANE.left, PANE.bottom - PANE.top] as const;
    const bars = mix('#f6e3d2', '#9c6a70', dark);
    return (
      field('wall', spread(mixed(['#b9705f', '#8f4a50'], ['#4a2443', '#351836'], dark))) +
      field('sky', spread(sky), box) +
      halo(640, sun, 250, glow, 0.95) +
      oval(640, sun, 34, 34, mix('#fffbe6', '#ffc27d', dark)) +
      `<clipPath id="pane"><rect x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}"/></clipPath>` +
      group('clip-path="url(#pane)"', roofs(dark)) +
      rect(
        box[0] - 9,
        box[1] - 9,
        box[2] + 18,
        box[3] + 18,
        'none',
        `stroke="${bars}" stroke-width="18"`,
      ) +
      rect(570, PANE.top, 12, box[3], bars) +
      rect(PANE.left, 196, box[2], 10, bars) +
      curtain(at, 1, dark) +
      curtain(at, -1, dark) +
      rect(196, SILL - 12, 760, 26, mix('#fff0df', '#a8737a', dark), 'rx="4"') +
      rect(196, SILL + 8, 760, 8, '#3a1626', 'opacity=".35"') +
      tulips(at) +
      cat(at, dark) +
      field(
        'table',
        spread(mixed(['#d99a68', '#a9623f', '#8a4a34'], ['#8a4a4a', '#5f2c3b', '#421c30'], dark)),
        [0, 560, WIDE, TALL - 560],
      ) +
      rect(0, 560, WIDE, 7, '#ffd9a8', `opacity="${0.55 - dark * 0.3}"`) +
      path(
        `M420,566 H740 L${between(860, 960, dark)},720 H${between(300, 420, dark)}Z`,
        glow,
        `opacity="${0.34 - dark * 0.12}" ${soft(12)}`,
      ) +
      `<linearGradient id="steam" gradientUnits="userSpaceOnUse" x1="0" y1="510" x2="0" y2="150"><stop offset="0" stop-color="#fff6ea" stop-opacity="0"/><stop offset=".22" stop-color="#fff6ea" stop-opacity=".8"/><stop offset=".7" stop-color="#fff1e2" stop-opacity=".5"/><stop offset="1" stop-color="#fff1e2" stop-opacity="0"/></linearGradient>` +
      [0, 0.34, 0.61]
        .map(
          (phase, index) =>
            steam(at, 444 + index * 18, 118 - index * 14, phase, 15 - index * 3) +
            steam(at, 708 - index * 18, -118 + index * 14, phase + 0.5, 15 - index * 3),
        )
        .join('') +
      cup(446, 548, ['#d8345f', '#8e1c46', '#ff9aa8'], -1) +
      cup(706, 556, ['#f7e6d2', '#c79f8a', '#ffffff'], 1) +
      rect(0, 0, WIDE, TALL, '#2a0f2c', `opacity="${dark * 0.18}"`) +
      halo(WIDE / 2, 600, 460, '#ffb36b', Math.sin((at * TURN) / 2) ** 2 * 0.16)
    );
  },
};
