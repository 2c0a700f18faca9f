import { darker, lighter } from '../colour.ts';
import type { PropMaker } from './prop.ts';
import { inOneHand, shadowUnder } from './prop.ts';
import { line, oval, path, rect, soft, times } from '../svg.ts';

export const mug: PropMaker = (holder) => {
  const { accent } = holder;
  const d = 'M-40,-52 L40,-52 L36,44 Q34,58 0,58 Q-34,58 -36,44Z';
  const art = [
    line(
      'M-10,-84 q-16,-26 0,-50 q14,-24 0,-46 M16,-84 q-12,-22 2,-42 q12,-20 0,-36',
      '#ffffff',
      7,
      `opacity=".4" ${soft(5)}`,
    ),
    shadowUnder(d),
    line('M-38,-26 C-78,-30 -78,34 -36,28', darker(accent, 0.1), 13),
    path(d, accent),
    path('M-40,-52 L-18,-52 L-20,56 Q-33,54 -36,44Z', lighter(accent, 0.5), 'opacity=".4"'),
    path('M20,-52 L40,-52 L36,44 Q34,54 16,57Z', darker(accent, 0.5), 'opacity=".3"'),
    oval(0, -52, 40, 11, lighter(accent, 0.3)),
    oval(0, -51, 34, 8, '#4f3020'),
    oval(-6, -52, 16, 3, '#a8764c', 'opacity=".7"'),
  ];
  return inOneHand(holder, holder.body.c + 84, 500, 38, art.join(''));
};

export const drink: PropMaker = (holder) => {
  const d = 'M-34,-70 L34,-70 L28,56 Q26,64 0,64 Q-26,64 -28,56Z';
  const art = [
    line('M6,-40 L30,-128 L52,-136', '#c9584a', 7),
    path(d, '#fff', 'opacity=".35"'),
    path('M-31,-40 L31,-40 L27,54 Q25,61 0,61 Q-25,61 -27,54Z', '#f2b04e', 'opacity=".92"'),
    path('M-31,-40 L31,-40 L29,6 L-29,6Z', '#e88a4a', 'opacity=".45"'),
    times(3, (index) =>
      rect(
        -20 + index * 14,
        -36 + (index % 2) * 26,
        20,
        20,
        '#fff',
        `opacity=".45" rx="4" transform="rotate(${index * 20})"`,
      ),
    ),
    oval(-32, -72, 22, 22, '#f6c85a') + oval(-32, -72, 16, 16, '#fbe3a0'),
    line('M-34,-70 L-28,56 M34,-70 L28,56', '#fff', 3, 'opacity=".7"'),
    oval(0, -70, 34, 8, 'none', 'stroke="#fff" stroke-width="3" opacity=".7"'),
  ];
  return inOneHand(holder, holder.body.c + 88, 500, 33, art.join(''));
};

export const wine: PropMaker = (holder) => {
  const art = [
    path('M-36,-150 C-46,-70 -20,-46 0,-44 C20,-46 46,-70 36,-150Z', '#fff', 'opacity=".28"'),
    path('M-39,-110 C-38,-64 -16,-48 0,-47 C16,-48 38,-64 39,-110 Q0,-100 -39,-110Z', '#7a1f38'),
    oval(0, -109, 39, 7, '#9a3450'),
    rect(-4, -46, 8, 90, '#fff', 'opacity=".7"'),
    line('M-30,-140 C-36,-90 -26,-70 -16,-60', '#fff', 4, 'opacity=".6"'),
    oval(0, -150, 36, 7, 'none', 'stroke="#fff" stroke-width="2.5" opacity=".7"'),
  ];
  return inOneHand(holder, holder.body.c + 96, 540, 16, art.join(''));
};

export const iceCream: PropMaker = (holder) => {
  const art = [
    path('M-26,-60 L26,-60 L4,66 L-4,66Z', '#d9a05a'),
    line(
      'M-20,-50 L8,20 M-4,-56 L14,-8 M20,-50 L-8,20 M4,-56 L-14,-8',
      '#a8703a',
      2.5,
      'opacity=".6"',
    ),
    oval(0, -78, 36, 32, '#f6d9c4') +
      oval(-4, -118, 32, 30, '#e8889a') +
      oval(-14, -128, 10, 7, '#fff', 'opacity=".5"'),
    path('M-34,-70 q10,22 18,6 q8,20 18,2 q8,18 30,-6Z', '#f6d9c4'),
  ];
  return inOneHand(holder, holder.body.c + 92, 510, 18, art.join(''), 6);
};

export const bouquet: PropMaker = (holder) => {
  const { random, accent } = holder;
  const blooms = times(26, (index) => {
    const [x, y] = [random.range(-92, 92), random.range(-190, -80)];
    const fill =
      ['#e8688a', '#f6d25c', '#ffffff', accent, '#f2a24e', '#b06ac0'][index % 6] ?? '#fff';
    return (
      oval(x, y, 20, 19, darker(fill, 0.12)) +
      oval(x - 3, y - 4, 15, 13, fill) +
      oval(x - 3, y - 4, 5, 5, '#f3d27a')
    );
  });
  const green = times(20, () => {
    const [x, y] = [random.range(-110, 110), random.range(-210, -60)];
    return path(
      `M${x * 0.2},-30 Q${x},${y + 60} ${x},${y} Q${x + 16},${y + 50} ${x * 0.2},-30Z`,
      ['#6f9058', '#4f7548', '#86a868'][Math.floor(random.range(0, 3))] ?? '#6f9058',
    );
  });
  const art = [
    green,
    blooms,
    path('M-84,-96 L0,-50 L84,-96 L26,70 L-24,70Z', '#e3cba2'),
    path('M-84,-96 L0,-50 L-10,70 L-24,70Z', '#c9ab7c'),
    line('M0,-50 L4,70', '#a88858', 2, 'opacity=".6"'),
  ];
  return inOneHand(holder, holder.body.c + 60, 530, 24, art.join(''), 10);
};

export const hammer: PropMaker = (holder) =>
  inOneHand(
    holder,
    holder.body.c + 110,
    520,
    13,
    rect(-12, -170, 24, 250, '#b07a48', 'rx="10"') +
      rect(-7, -160, 6, 220, '#d9a878', 'rx="3" opacity=".7"') +
      path('M-64,-206 h96 q26,0 34,22 h-28 q-4,14 -16,14 h-86Z', '#6a727a') +
      path('M-64,-206 h96 q14,0 22,8 h-118Z', '#aab2ba', 'opacity=".8"'),
    12,
  );

export const brush: PropMaker = (holder) => {
  const { c } = holder.body;
  const palette = `<g transform="translate(${c - 150},600) rotate(-14)">${path('M-120,20 C-120,-60 -40,-80 50,-76 C130,-70 150,0 110,50 C80,84 50,40 20,60 C0,90 -110,90 -120,20Z', '#000', `opacity=".3" transform="translate(0,12)" ${soft(8)}`)}${path('M-120,20 C-120,-60 -40,-80 50,-76 C130,-70 150,0 110,50 C80,84 50,40 20,60 C0,90 -110,90 -120,20Z', '#c99a68')}${['#d0483c', '#e8b84a', '#3f7aa0', '#6f9a58', '#f3ece0', '#7a4a8a'].map((fill, index) => oval(-80 + index * 34, -16 - Math.sin(index) * 22, 17, 13, fill)).join('')}</g>`;
  const tool = inOneHand(
    holder,
    c + 120,
    510,
    8,
    path('M-6,80 L-4,-110 L4,-110 L6,80Z', '#8a4a3c') +
      rect(-7, -140, 14, 32, '#c9c2b8') +
      path('M-9,-140 C-12,-170 -2,-190 2,-200 C10,-180 12,-160 9,-140Z', '#3f7aa0'),
    20,
  );
  return { front: palette + (tool.front ?? '') };
};
