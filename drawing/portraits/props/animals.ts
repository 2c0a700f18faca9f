import { darker, lighter } from '../colour.ts';
import { line, oval, path, points, smooth, soft, times } from '../svg.ts';
import type { Holder } from './hands.ts';
import { forearm, resting } from './hands.ts';
import type { Prop, PropMaker } from './prop.ts';

const eye = (x: number, y: number, iris: string): string =>
  oval(x, y, 12, 12, '#1a1412') +
  oval(x, y, 9, 9.4, iris) +
  oval(x, y, 5, 5.4, '#120d0c') +
  oval(x + 3, y - 4, 3, 3, '#fff');

const fur = (
  random: Holder['random'],
  colour: string,
  count: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): string => {
  let d = '';
  for (let index = 0; index < count; index++)
    d += `M${random.range(left, right)},${random.range(top, bottom)}q${random.range(-4, 4)},8 ${random.range(-5, 5)},${random.range(12, 20)}`;
  return line(d, colour, 2.4, 'opacity=".4"');
};

/** In one arm, at the left of the picture, its head before the shoulder. */
const inArm = (holder: Holder, art: string): Prop => ({
  front: `<g transform="translate(${holder.body.c - 128},452)">${art}</g>${forearm(holder, 1, [holder.body.c + 6, 700])}<g transform="translate(${holder.body.c - 50},690) rotate(14)">${resting(holder, 1)}</g>`,
});

const dogOf =
  (coat: string, pale: string, ear: string): PropMaker =>
  (holder) => {
    const { random } = holder;
    const body = 'M-70,20 C-110,120 -128,260 -130,600 L150,600 C140,300 110,140 72,30Z';
    const head = smooth(
      points('-74,-18 -62,-70 -24,-92 24,-92 62,-70 74,-18 60,34 40,66 0,80 -40,66 -60,34'),
    );
    const ears = `M-56,-76 C-112,-92 -136,-8 -106,56 C-84,66 -62,24 -58,-18Z M56,-76 C112,-92 136,-8 106,56 C84,66 62,24 58,-18Z`;
    return inArm(
      holder,
      [
        path(body, '#000', `opacity=".35" transform="translate(0,12)" ${soft(12)}`),
        path(body, coat),
        path('M-34,60 C-60,200 -40,400 -30,600 L60,600 C64,400 60,200 34,60Z', pale),
        fur(random, darker(coat, 0.4), 60, -100, 120, 100, 560),
        fur(random, lighter(coat, 0.4), 60, -100, 100, 100, 560),
        path('M-66,52 Q0,104 66,52 L64,78 Q0,128 -64,78Z', '#b5382f'),
        oval(0, 108, 13, 13, '#e0bd6a'),
        path(head, coat),
        path('M-14,-92 C-16,-40 -30,-10 -44,30 C-30,70 30,70 44,30 C30,-10 16,-40 14,-92Z', pale),
        oval(0, 34, 44, 36, pale),
        fur(random, darker(pale, 0.25), 26, -30, 20, 30, 56),
        path(ears, ear),
        path(
          ears,
          darker(ear, 0.5),
          `opacity=".25" transform="translate(0,10) scale(.92)" ${soft(5)}`,
        ),
        eye(-31, -22, '#5a3418') + eye(31, -22, '#5a3418'),
        line('M-44,-44 q12,-9 24,-2 M44,-44 q-12,-9 -24,-2', darker(coat, 0.35), 4, 'opacity=".5"'),
        path('M-18,8 C-18,-4 18,-4 18,8 C16,22 6,28 0,28 C-6,28 -16,22 -18,8Z', '#1d1618'),
        oval(-5, 6, 6, 3, '#fff', 'opacity=".5"'),
        path('M-14,48 C-12,84 14,84 14,48 Q0,56 -14,48Z', '#e0707a') +
          line('M0,52 V72', '#b54a58', 2),
        line('M0,28 V42 M0,42 C-12,54 -26,52 -32,42 M0,42 C12,54 26,52 32,42', '#2a1c1a', 3.4),
        times(6, (index) =>
          oval(
            (index < 3 ? -22 : 22) + ((index % 3) - 1) * 8,
            36 + (index % 2) * 8,
            1.8,
            1.8,
            '#4a3a34',
          ),
        ),
      ].join(''),
    );
  };

export const dog = dogOf('#8a5632', '#f3e6d2', '#6a3c22');
export const blackDog = dogOf('#2c2628', '#e9e2d8', '#221c1e');
export const goldenDog = dogOf('#d0a05c', '#eccf9a', '#b57f3e');

const catOf =
  (coat: string, pale: string, iris: string, striped: boolean): PropMaker =>
  (holder) => {
    const { random } = holder;
    const head = smooth(
      points('-76,-4 -74,-44 -50,-76 0,-80 50,-76 74,-44 76,-4 58,38 26,56 0,60 -26,56 -58,38'),
    );
    const body = 'M-66,20 C-110,120 -120,260 -110,600 L140,600 C134,320 110,140 66,26Z';
    const marks =
      'M0,-78 V-46 M-18,-76 L-14,-50 M18,-76 L14,-50 M-72,0 l26,4 M-68,16 l24,2 M72,0 l-26,4 M68,16 l-24,2 M-90,160 q40,24 80,8 M-96,220 q46,26 90,10 M-100,290 q46,26 90,8 M94,170 q-30,20 -60,10 M104,240 q-36,22 -70,10';
    return inArm(
      holder,
      [
        path(body, '#000', `opacity=".35" transform="translate(0,12)" ${soft(12)}`),
        path(body, coat),
        path('M-30,50 C-50,160 -30,260 0,300 C40,260 50,160 30,50Z', pale),
        path('M-74,-40 L-80,-128 Q-40,-104 -24,-76Z M74,-40 L80,-128 Q40,-104 24,-76Z', coat),
        path(
          'M-66,-56 L-70,-108 Q-46,-90 -36,-72Z M66,-56 L70,-108 Q46,-90 36,-72Z',
          '#d99a8a',
          'opacity=".8"',
        ),
        path(head, coat),
        striped ? line(marks, darker(coat, 0.45), 8, `opacity=".65" ${soft(1)}`) : '',
        fur(random, lighter(coat, 0.4), 80, -90, 80, 90, 560),
        oval(-16, 30, 24, 19, pale) + oval(16, 30, 24, 19, pale) + oval(0, 46, 18, 12, pale),
        oval(-33, -12, 17, 15, iris) +
          oval(33, -12, 17, 15, iris) +
          oval(-33, -12, 5, 13, '#120d0c') +
          oval(33, -12, 5, 13, '#120d0c'),
        oval(-29, -18, 4, 4, '#fff') + oval(37, -18, 4, 4, '#fff'),
        line('M-52,-10 Q-34,-34 -16,-10 M52,-10 Q34,-34 16,-10', '#1d1618', 3),
        path('M-9,12 H9 L0,22Z', '#c96a6a'),
        line('M0,22 V30 M0,30 C-8,40 -20,38 -24,30 M0,30 C8,40 20,38 24,30', '#3a2422', 2.6),
        line(
          'M-30,30 L-104,18 M-30,36 L-104,40 M30,30 L104,18 M30,36 L104,40',
          '#fff',
          1.8,
          'opacity=".7"',
        ),
      ].join(''),
    );
  };

export const cat = catOf('#c98a4c', '#f6e9d6', '#9ab04a', true);
export const greyCat = catOf('#7d7f88', '#d6d6da', '#d9a83c', true);
export const blackCat = catOf('#2a262b', '#4a454c', '#c9c24a', false);
