import { darker, lighter, mix } from '../colour.ts';
import { line, oval, path, rect, soft, times } from '../svg.ts';
import { fist } from './hands.ts';
import type { PropMaker } from './prop.ts';

export const camera: PropMaker = ({ body: { c, neck } }) => {
  const strap = `M${c - neck - 26},214 C${c - neck - 50},330 ${c - 80},430 ${c - 66},500 M${c + neck + 26},212 C${c + neck + 46},330 ${c + 78},430 ${c + 66},500`;
  return {
    front: [
      line(strap, '#5a3826', 11),
      line(strap, '#c98f5a', 2, 'stroke-dasharray="7 5" opacity=".6"'),
      rect(
        c - 84,
        494,
        168,
        112,
        '#000',
        `rx="16" opacity=".35" transform="translate(0,12)" ${soft(8)}`,
      ),
      rect(c - 40, 474, 76, 30, '#3a3a40', 'rx="8"'),
      rect(c - 84, 492, 168, 112, '#2b2b30', 'rx="16"'),
      rect(c - 84, 492, 168, 26, '#c9c5be', 'rx="12"'),
      oval(c, 556, 46, 46, '#17171b') +
        oval(c, 556, 36, 36, '#3a4652') +
        oval(c, 556, 22, 22, '#17171b'),
      oval(c - 12, 544, 12, 8, '#cfe0ee', 'opacity=".7"'),
      oval(c + 64, 506, 8, 6, '#d0483c'),
    ].join(''),
  };
};

export const backpack: PropMaker = ({ body, accent }) => {
  const { c, shoulder } = body;
  const strap = (s: number): string => {
    const d = `M${c + s * shoulder * 0.43},230 C${c + s * shoulder * 0.5},320 ${c + s * shoulder * 0.54},400 ${c + s * shoulder * 0.76},486`;
    return (
      line(d, '#000', 46, `opacity=".25" transform="translate(0,8)" ${soft(5)}`) +
      line(d, accent, 42, 'style="stroke-linecap:butt"') +
      line(d, lighter(accent, 0.4), 2.6, 'stroke-dasharray="7 5" opacity=".7"')
    );
  };
  return {
    behind:
      path(
        `M${c - 150},330 C${c - 160},180 ${c - 130},110 ${c},104 C${c + 130},110 ${c + 154},180 ${c + 146},330Z`,
        darker(accent, 0.3),
      ) + rect(c - 128, 72, 256, 62, mix(accent, '#d9c8a0', 0.6), 'rx="31"'),
    front:
      strap(-1) +
      strap(1) +
      rect(c - shoulder * 0.52, 372, shoulder * 1.04, 10, darker(accent, 0.35)) +
      rect(c - 16, 364, 32, 26, '#3a3438', 'rx="5"'),
  };
};

export const headphones: PropMaker = ({ body: { c, neck }, accent }) => {
  const band = `M${c - neck - 34},238 C${c - neck - 40},176 ${c - 20},168 ${c},170 M${c + neck + 32},236 C${c + neck + 38},176 ${c + 20},168 ${c},170`;
  const cup = (s: number): string =>
    `<g transform="translate(${c + s * (neck + 34)},262) rotate(${s * 16})">${rect(-26, -38, 52, 80, '#000', `rx="24" opacity=".35" transform="translate(0,8)" ${soft(5)}`)}${rect(-26, -38, 52, 80, accent, 'rx="24"')}${rect(-17, -28, 24, 56, lighter(accent, 0.35), 'rx="12" opacity=".6"')}</g>`;
  return {
    behind: line(band, darker(accent, 0.5), 15),
    front:
      line(
        `M${c - neck - 12},196 Q${c - neck - 38},206 ${c - neck - 40},236 M${c + neck + 12},194 Q${c + neck + 36},204 ${c + neck + 38},234`,
        darker(accent, 0.5),
        13,
      ) +
      cup(-1) +
      cup(1),
  };
};

export const necklace: PropMaker = ({ body: { c, neck } }) => {
  const chain = `M${c - neck - 4},212 C${c - 40},300 ${c - 14},330 ${c},336 C${c + 14},330 ${c + 40},300 ${c + neck + 4},210`;
  return {
    front:
      line(chain, '#6a4a20', 3, `opacity=".4" transform="translate(0,4)" ${soft(2)}`) +
      line(chain, '#e0bd6a', 2.6) +
      oval(c, 346, 9, 11, '#e0bd6a') +
      oval(c - 2, 343, 3, 4, '#fff3cc'),
  };
};

/** A bag over one shoulder. */
export const bag: PropMaker = ({ body: { c, left, right }, accent }) => ({
  front:
    path(
      `M${right.x - 96},${right.y - 40} L${right.x - 58},${right.y - 22} L${left.x + 110},790 L${left.x + 66},770Z`,
      '#000',
      `opacity=".25" transform="translate(0,10)" ${soft(8)}`,
    ) +
    path(
      `M${right.x - 92},${right.y - 38} L${right.x - 60},${right.y - 24} L${left.x + 108},790 L${left.x + 70},770Z`,
      accent,
    ) +
    line(
      `M${right.x - 84},${right.y - 30} L${left.x + 84},770`,
      lighter(accent, 0.4),
      2.4,
      'stroke-dasharray="7 5" opacity=".6"',
    ) +
    path(`M${c - 250},720 h170 q20,0 22,24 l10,260 h-230Z`, darker(accent, 0.12)),
});

export const surfboard: PropMaker = ({ body: { left }, accent }) => ({
  behind: `<g transform="translate(${left.x + 30},300) rotate(-7)">${path('M0,-620 C96,-480 112,-120 104,900 L-104,900 C-112,-120 -96,-480 0,-620Z', '#f3e8d2')}${path('M0,-620 C40,-480 48,-120 46,900 L-2,900 L-2,-620Z', accent, 'opacity=".8"')}${line('M-50,-420 C-66,-100 -66,300 -62,900', darker(accent, 0.2), 8, 'opacity=".7"')}</g>`,
});

/** Leaning on the shoulder. */
export const skis: PropMaker = ({ body, accent }) => {
  const x = body.right.x - 6;
  const ski = (off: number, turn: number): string =>
    `<g transform="translate(${x + off},380) rotate(${turn})">${path('M-19,700 V-430 C-19,-490 -8,-520 10,-534 C18,-500 19,-470 19,-430 V700Z', accent)}${rect(-19, -200, 38, 120, lighter(accent, 0.6))}${line('M-12,690 V-430', '#fff', 4, 'opacity=".4"')}</g>`;
  return { behind: ski(-4, 5) + ski(34, 9) };
};

/** Pushing a bicycle: the arms reach down to its handlebar. */
export const bicycle: PropMaker = (holder) => {
  const { body, accent, random } = holder;
  const { c, left, right } = body;
  const [lx, rx, y] = [left.x + 22, right.x - 22, 790];
  const bar = `M${lx - 40},${y} C${lx + 60},${y - 14} ${c - 90},${y - 60} ${c},${y - 56} C${c + 90},${y - 60} ${rx - 60},${y - 14} ${rx + 40},${y}`;
  const flowers = times(16, (index) => {
    const [fx, fy] = [c - 100 + (index % 8) * 28, y - 26 - random.range(0, 50)];
    const fill = ['#e8688a', '#f6d25c', '#ffffff', '#e88a4a'][index % 4] ?? '#fff';
    return (
      line(`M${fx},${y + 20} L${fx},${fy}`, '#5f8450', 5) +
      oval(fx, fy, 17, 16, fill) +
      oval(fx, fy, 5, 5, '#d9963c')
    );
  });
  const weave = times(5, (row) =>
    times(11, (index) =>
      line(
        `M${c - 108 + index * 20 + (row % 2) * 10},${y + 22 + row * 22} q9,7 18,0`,
        row % 2 ? '#8a5f38' : '#d9b078',
        6,
        'opacity=".75"',
      ),
    ),
  );
  return {
    // The arms end where the hands are.
    cut: `M-900,-900 H900 V${y} H${right.x - 70} V1200 H${left.x + 70} V${y} H-900Z`,
    front: [
      line(bar, '#000', 20, `opacity=".3" transform="translate(0,10)" ${soft(8)}`),
      line(bar, '#c9c5be', 15),
      line(bar, '#ffffff', 4, 'opacity=".7" transform="translate(0,-3)"'),
      line(
        `M${lx - 46},${y} L${lx + 40},${y - 6} M${rx + 46},${y} L${rx - 40},${y - 6}`,
        '#5a3826',
        24,
      ),
      flowers,
      path(`M${c - 122},${y + 4} H${c + 122} L${c + 100},${y + 140} H${c - 100}Z`, '#b58550'),
      weave,
      line(`M${c - 122},${y + 6} H${c + 122}`, '#d9b078', 13),
      oval(c - 150, y - 26, 24, 24, accent) + oval(c - 156, y - 32, 8, 7, '#fff', 'opacity=".7"'),
      `<g transform="translate(${lx},${y})">${fist(holder)}</g>`,
      `<g transform="translate(${rx},${y})">${fist(holder)}</g>`,
    ].join(''),
  };
};
