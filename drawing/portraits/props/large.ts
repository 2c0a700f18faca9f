import { darker, mix } from '../colour.ts';
import { forearm, grip, resting } from './hands.ts';
import type { PropMaker } from './prop.ts';
import { at, inOneHand, shadowUnder } from './prop.ts';
import { line, oval, path, rect, soft, times } from '../svg.ts';

export const guitar: PropMaker = (holder) => {
  const { c } = holder.body;
  const shape =
    'M0,110 C-96,110 -122,40 -104,-24 C-92,-66 -64,-84 -70,-124 C-84,-190 -44,-216 0,-216 C44,-216 84,-190 70,-124 C64,-84 92,-66 104,-24 C122,40 96,110 0,110Z';
  const instrument = [
    shadowUnder(shape),
    path(shape, '#6a3c22'),
    path(shape, '#d08f4c', 'transform="scale(.95) translate(0,-3)"'),
    path(shape, '#f0c07a', `opacity=".5" transform="scale(.7) translate(-16,-30)" ${soft(18)}`),
    oval(0, -88, 40, 40, '#7a4a2a') + oval(0, -88, 34, 34, '#2a1812'),
    rect(-34, 26, 68, 16, '#4a2a1a', 'rx="4"'),
    rect(-16, -560, 32, 420, '#5a3822'),
    times(11, (index) => line(`M-16,${-180 - index * 34} H16`, '#c9b48a', 2.4)),
    path('M-18,-556 L-24,-650 H24 L18,-556Z', '#4a2a1a'),
    times(6, (index) =>
      oval(index % 2 ? 28 : -28, -640 + Math.floor(index / 2) * 30, 6, 6, '#e8e0d0'),
    ),
    times(6, (index) => line(`M${-10 + index * 4},34 V-600`, '#f0e8d8', 1.2, 'opacity=".7"')),
  ];
  const angle = 58;
  const [x, y] = [c - 96, 650];
  const [hx, hy] = [
    x + Math.sin((angle * Math.PI) / 180) * 350,
    y - Math.cos((angle * Math.PI) / 180) * 350,
  ];
  return {
    front:
      forearm(holder, 1, [hx + 26, hy + 70]) +
      at(x, y, angle, instrument.join('')) +
      at(hx, hy, angle - 22, grip(holder, 17, 1)) +
      forearm(holder, -1, [x + 6, y - 32]) +
      at(x + 44, y - 44, -12, resting(holder, -1)),
  };
};

export const umbrella: PropMaker = (holder) => {
  const { accent, body } = holder;
  const x = body.c + 128;
  const dome = `M${x - 430},-130 C${x - 400},-330 ${x - 180},-400 ${x},-404 C${x + 180},-400 ${x + 300},-320 ${x + 330},-130 Q${x + 270},-180 ${x + 200},-140 Q${x + 110},-196 ${x},-146 Q${x - 110},-196 ${x - 210},-140 Q${x - 320},-186 ${x - 430},-130Z`;
  const ribs = [-210, 0, 200]
    .map((off) =>
      line(
        `M${x},-404 Q${x + off * 0.8},-330 ${x + off},-142`,
        darker(accent, 0.45),
        3,
        'opacity=".6"',
      ),
    )
    .join('');
  return {
    behind:
      path(dome, accent) +
      path(
        `M${x + 60},-398 C${x + 200},-380 ${x + 300},-310 ${x + 330},-130 Q${x + 270},-180 ${x + 200},-140 Q${x + 180},-300 ${x + 60},-398Z`,
        darker(accent, 0.5),
        'opacity=".4"',
      ) +
      ribs +
      rect(x - 4, -400, 8, 700, '#4a3a34'),
    front:
      rect(x - 4, 150, 8, 320, '#4a3a34') +
      (inOneHand(holder, x, 500, 11, rect(-10, -50, 20, 130, mix(accent, '#2a1812', 0.6), 'rx="9"'))
        .front ?? ''),
  };
};
