import { darker, lighter } from '../colour.ts';
import type { PropMaker } from './prop.ts';
import { inBothHands, shadowUnder } from './prop.ts';
import { line, oval, path, rect, soft, times } from '../svg.ts';

export const book: PropMaker = (holder) => {
  const { accent } = holder;
  const cover = 'M-128,-64 L-4,-78 L-4,74 L-128,86Z M4,-78 L128,-64 L128,86 L4,74Z';
  const art = [
    shadowUnder(cover),
    path('M-120,-72 Q-60,-96 0,-80 Q60,-96 120,-72 L120,-60 L-120,-60Z', '#f3ead8'),
    path(cover, accent),
    path('M-6,-78 L6,-78 L6,74 L-6,74Z', darker(accent, 0.4)),
    path(
      'M-128,-64 L-96,-68 L-96,82 L-128,86Z M4,-78 L36,-74 L36,76 L4,74Z',
      lighter(accent, 0.4),
      'opacity=".25"',
    ),
    line('M40,-30 L96,-24 M46,-6 L90,-2', lighter(accent, 0.75), 6, 'opacity=".85"'),
    oval(68, 40, 15, 15, lighter(accent, 0.7), 'opacity=".7"'),
  ];
  return inBothHands(holder, 540, 118, art.join(''), 34);
};

export const record: PropMaker = (holder) => {
  const { accent } = holder;
  const art = [
    oval(40, -116, 92, 92, '#17131a') +
      oval(40, -116, 60, 60, 'none', 'stroke="#3a3440" stroke-width="3"') +
      oval(40, -116, 76, 76, 'none', 'stroke="#3a3440" stroke-width="2"'),
    shadowUnder('M-112,-128 H112 V96 H-112Z'),
    rect(-112, -128, 224, 224, accent),
    oval(-20, -20, 62, 62, lighter(accent, 0.5)),
    path('M-112,40 C-60,-10 0,70 112,0 V96 H-112Z', darker(accent, 0.35)),
    rect(-92, -108, 110, 14, lighter(accent, 0.75)),
  ];
  return inBothHands(holder, 560, 108, art.join(''), 50);
};

export const plant: PropMaker = (holder) => {
  const { random } = holder;
  const foliage = times(22, (index) => {
    const angle = -170 + (index / 21) * 160;
    const length = random.range(70, 140);
    return `<path transform="translate(0,-40) rotate(${angle})" d="M0,0C${length * 0.3},${length * -0.3} ${length * 0.8},${length * -0.24} ${length},0C${length * 0.8},${length * 0.2} ${length * 0.3},${length * 0.24} 0,0Z" fill="${['#4f7a4a', '#6f9a58', '#3c6444', '#8ab06a'][index % 4]}"/>`;
  });
  const pot = 'M-64,-44 H64 L46,74 Q44,82 0,82 Q-44,82 -46,74Z';
  const art = [
    foliage,
    shadowUnder(pot),
    path(pot, '#b9623f'),
    rect(-72, -58, 144, 34, '#c9724c', 'rx="6"'),
    path('M20,-24 L62,-24 L46,74 Q44,80 10,82Z', '#7a3a28', 'opacity=".4"'),
    line('M-66,-50 H66', '#e39a74', 4, 'opacity=".6"'),
  ];
  return inBothHands(holder, 560, 66, art.join(''), 20);
};

export const cake: PropMaker = (holder) => {
  const art = [
    oval(0, 44, 150, 24, '#000', `opacity=".3" ${soft(8)}`),
    oval(0, 34, 146, 24, '#f3ece0'),
    path('M-104,-40 V26 Q0,52 104,26 V-40Z', '#8a5236'),
    path('M-104,-6 Q0,22 104,-6 V10 Q0,38 -104,10Z', '#f6e3cc'),
    path(
      'M-106,-42 C-106,-70 106,-70 106,-42 C106,-24 90,-6 76,-24 C60,6 40,-20 20,-8 C0,14 -20,-20 -44,-6 C-60,10 -76,-20 -90,-14 C-104,-16 -106,-30 -106,-42Z',
      '#fbf0e2',
    ),
    times(
      9,
      (index) =>
        oval(-84 + index * 21, -50 - Math.sin((index / 8) * Math.PI) * 14, 12, 12, '#c9344a') +
        oval(
          -87 + index * 21,
          -54 - Math.sin((index / 8) * Math.PI) * 14,
          4,
          3,
          '#fff',
          'opacity=".7"',
        ),
    ),
  ];
  return inBothHands(holder, 560, 142, art.join(''), 26);
};

export const basket: PropMaker = (holder) => {
  const { random } = holder;
  const goods = times(20, (index) => {
    const fill = ['#d9483c', '#e88a35', '#86a04a', '#7a3f62', '#f2c14e'][index % 5] ?? '#d9483c';
    const [x, y] = [-104 + (index % 10) * 23, -54 - random.range(0, 36)];
    return oval(x, y, 27, 25, darker(fill, 0.15)) + oval(x - 4, y - 5, 19, 16, lighter(fill, 0.12));
  });
  const shape = 'M-138,-40 Q0,-20 138,-40 L112,90 Q0,108 -112,90Z';
  const weave = times(5, (row) =>
    times(12, (index) =>
      line(
        `M${-118 + index * 20 + (row % 2) * 10},${-22 + row * 23} q9,8 18,0`,
        row % 2 ? '#8a5f38' : '#d9b078',
        6,
        'opacity=".7"',
      ),
    ),
  );
  return inBothHands(
    holder,
    570,
    128,
    [
      path(
        'M-60,-70 q-30,-90 -70,-60 q20,40 50,70Z M40,-76 q10,-100 60,-80 q0,50 -40,86Z',
        '#6f9a58',
      ),
      goods,
      shadowUnder(shape),
      path(shape, '#b58550'),
      weave,
      line('M-138,-40 Q0,-20 138,-40', '#d9b078', 12),
    ].join(''),
    20,
  );
};

export const football: PropMaker = (holder) => {
  const spots = [
    [0, -20, 30],
    [-78, 20, 22],
    [78, 20, 22],
    [-42, -94, 18],
    [44, -94, 18],
    [0, 74, 20],
  ];
  const seams = line(
    'M0,-50 L0,-110 M-28,-12 L-60,8 M28,-12 L60,8 M-18,8 L-14,58 M18,8 L14,58 M-44,-78 L-14,-46 M46,-78 L14,-46',
    '#4a4348',
    3,
    'opacity=".6"',
  );
  return inBothHands(
    holder,
    560,
    96,
    oval(0, 10, 108, 104, '#000', `opacity=".3" ${soft(12)}`) +
      oval(0, -10, 106, 104, '#f3efe8') +
      seams +
      spots.map(([x = 0, y = 0, size = 0]) => oval(x, y, size, size * 0.92, '#2a262c')).join('') +
      oval(-36, -60, 40, 26, '#fff', `opacity=".6" ${soft(8)}`) +
      oval(50, 50, 60, 40, '#4a3f50', `opacity=".3" ${soft(12)}`),
    20,
  );
};
