import { darker, lighter } from '../portraits/colour.ts';
import { group, line, oval, path, rect, times } from '../portraits/svg.ts';
import { wave } from './clip.ts';

type Sitter = readonly [x: number, coat: string, hair: string, lean: number];

const sitter = ([x, coat, hair, lean]: Sitter, at: number, scarf: boolean): string => {
  const nod = lean + wave(at, 3, x / 400) * 1.2;
  return group(
    `transform="translate(${560 + x} 600) rotate(${nod})"`,
    path('M-54,20 C-60,-30 -50,-74 -20,-84 H20 C50,-74 60,-30 54,20Z', coat),
    path(
      'M6,-84 H20 C50,-74 60,-30 54,20 H26 C34,-20 30,-62 6,-84Z',
      darker(coat, 0.35),
      'opacity=".6"',
    ),
    rect(-13, -104, 26, 30, '#d9a07c'),
    oval(0, -126, 33, 37, hair),
    path(
      'M-33,-130 C-36,-84 -20,-80 0,-82 C20,-80 36,-84 33,-130Z',
      hair,
      x < 0 ? '' : 'opacity="0"',
    ),
    oval(-10, -142, 12, 14, lighter(hair, 0.25), 'opacity=".35"'),
    scarf
      ? path(
          'M-34,-92 C-16,-76 16,-76 34,-92 L36,-74 C16,-58 -16,-58 -36,-74Z',
          lighter(coat, 0.55),
        ) + line(`M22,-72 q${8 + wave(at, 4) * 4},26 4,50`, lighter(coat, 0.55), 15)
      : '',
    scarf
      ? path('M-35,-132 C-38,-176 38,-176 35,-132 C20,-124 -20,-124 -35,-132Z', lighter(coat, 0.4))
      : '',
  );
};

/** People on a bench, seen from behind; in snow they wear hats. */
export const seated = (people: readonly Sitter[], snow: boolean, at: number): string => {
  const wood = snow ? '#6b4a4a' : '#8a5a3c';
  return (
    rect(388, 560, 16, 104, '#3a2430') +
    rect(716, 560, 16, 104, '#3a2430') +
    people.map((one) => sitter(one, at, snow)).join('') +
    times(3, (index) =>
      rect(372, 556 + index * 28, 376, 20, darker(wood, index * 0.12), 'rx="8"'),
    ) +
    (snow
      ? path('M372,560 C420,540 480,552 560,546 C640,540 700,552 748,560 L744,566 H376Z', '#f6f8ff')
      : '') +
    rect(388, 640, 16, 44, '#3a2430') +
    rect(716, 640, 16, 44, '#3a2430')
  );
};
