import { darker, lighter, mix } from '../colour.ts';
import type { Face } from '../face/geometry.ts';
import { clipped, line, oval, path, points, smooth, soft, times } from '../svg.ts';
import type { Skin } from '../traits.ts';

export type Hat = 'beanie' | 'cap' | 'straw' | 'flatCap' | 'headband' | 'sunglasses';

/** How low a hat sits; hair above that line is hidden under it. */
export const hatLines: Partial<Record<Hat, number>> = {
  beanie: -76,
  cap: -92,
  straw: -100,
  flatCap: -96,
};

export const scarfBack = (): string =>
  path(
    smooth(
      points(
        '-130,-70 -150,40 -158,150 -190,250 -60,330 60,330 176,240 146,150 138,40 122,-80 70,-196 -66,-200',
      ),
    ),
    'url(#scarf)',
  );

export const scarfFront = (face: Face, skin: Skin, colour: string, lit: number): string => {
  const { chinX, chinY } = face;
  const d = `M-134,-80 C-128,-160 -70,-208 0,-208 C60,-208 112,-170 126,-90 C140,-20 140,60 134,120 C150,190 190,214 186,262 C150,340 90,384 10,388 C-80,384 -160,340 -196,262 C-196,214 -150,190 -138,130 C-142,60 -142,-10 -134,-80Z M-92,-20 C-96,40 -88,96 ${chinX - 40},${chinY - 4} C${chinX - 10},${chinY + 6} ${chinX + 20},${chinY + 4} ${chinX + 40},${chinY - 10} C88,92 98,40 97,-20 C98,-70 70,-106 6,-110 C-56,-110 -90,-74 -92,-20Z`;
  const folds = [
    'M-100,-60 C-112,20 -110,110 -40,176 C0,206 70,200 120,150',
    'M-124,-60 C-132,60 -140,150 -60,230 C10,290 110,250 150,200',
    'M104,-40 C116,40 112,110 60,168 C20,200 -50,220 -120,200',
    'M-150,230 C-80,330 40,340 130,270',
    'M-60,-190 C-110,-150 -120,-90 -112,-30',
    'M30,-200 C90,-176 112,-120 110,-60',
  ];
  return [
    clipped(
      'face',
      path(
        d,
        darker(skin.shade, 0.3),
        `fill-rule="evenodd" opacity=".5" transform="translate(${-lit * 3},7)" ${soft(5)}`,
      ),
    ),
    path(d, 'url(#scarf)', 'fill-rule="evenodd"'),
    ...folds.map(
      (fold) =>
        line(fold, darker(colour, 0.5), 9, `opacity=".34" ${soft(3)}`) +
        line(
          fold,
          lighter(colour, 0.4),
          7,
          `opacity=".2" transform="translate(${lit * 5},-7)" ${soft(3)}`,
        ),
    ),
  ].join('');
};

const shaded = (d: string, colour: string, lit: number): string =>
  path(d, colour) +
  `<clipPath id="hat"><path d="${d}"/></clipPath>` +
  clipped(
    'hat',
    oval(lit * 60, -190, 80, 60, lighter(colour, 0.5), `opacity=".5" ${soft(18)}`),
    oval(-lit * 120, -110, 70, 120, darker(colour, 0.6), `opacity=".45" ${soft(18)}`),
  );

const shadowOnFace = (y: number, skin: Skin): string =>
  clipped(
    'face',
    path(
      `M-130,${y - 20} Q0,${y + 10} 130,${y - 20} L130,${y + 8} Q0,${y + 34} -130,${y + 8}Z`,
      darker(skin.shade, 0.3),
      `opacity=".5" ${soft(5)}`,
    ),
  );

const beanie = (colour: string, skin: Skin, lit: number): string =>
  shadowOnFace(-72, skin) +
  shaded(
    'M-126,-80 C-134,-170 -84,-236 -4,-238 C76,-238 122,-176 120,-84 Q0,-120 -126,-80Z',
    colour,
    lit,
  ) +
  path(
    'M-132,-56 C-138,-84 -136,-104 -128,-116 Q0,-156 122,-118 C128,-104 128,-84 122,-60 Q0,-98 -132,-56Z',
    mix(colour, '#1a0f1c', 0.14),
  ) +
  times(23, (index) => {
    const x = -122 + index * 11;
    const rise = 38 * (1 - ((x + 4) / 126) ** 2);
    return line(
      `M${x},${-64 - rise} L${x * 0.97},${-112 - rise}`,
      darker(colour, 0.5),
      2.4,
      'opacity=".3"',
    );
  }) +
  oval(-4, -244, 30, 26, lighter(colour, 0.2)) +
  times(40, (index) =>
    line(
      `M-4,-244 l${Math.cos(index) * 30},${Math.sin(index) * 27}`,
      index % 2 ? lighter(colour, 0.4) : darker(colour, 0.2),
      3,
      'opacity=".5"',
    ),
  );

const cap = (colour: string, skin: Skin, lit: number): string =>
  shadowOnFace(-84, skin) +
  shaded(
    'M-122,-92 C-130,-176 -78,-222 -2,-222 C72,-222 118,-176 118,-96 Q0,-136 -122,-92Z',
    colour,
    lit,
  ) +
  line(
    'M-2,-222 C6,-190 8,-150 6,-120 M-70,-204 C-60,-170 -58,-140 -60,-112 M66,-206 C72,-170 72,-140 68,-116',
    darker(colour, 0.4),
    2,
    'opacity=".5"',
  ) +
  path(
    'M-70,-104 C-30,-124 60,-126 116,-100 C146,-86 160,-70 150,-62 C110,-84 20,-96 -64,-78 C-80,-80 -84,-94 -70,-104Z',
    darker(colour, 0.22),
  ) +
  line('M-66,-80 C20,-98 110,-86 150,-64', lighter(colour, 0.3), 2, 'opacity=".5"') +
  oval(-2, -222, 8, 5, darker(colour, 0.2));

const straw = (colour: string, skin: Skin, lit: number): string =>
  shadowOnFace(-80, skin) +
  path(
    'M-236,-86 C-200,-130 -110,-150 0,-152 C110,-150 196,-130 226,-90 C190,-66 90,-90 -4,-90 C-100,-88 -200,-62 -236,-86Z',
    '#d9b878',
  ) +
  shaded(
    'M-112,-126 C-116,-190 -84,-232 -4,-234 C72,-232 106,-190 106,-130 Q0,-150 -112,-126Z',
    '#e3c587',
    lit,
  ) +
  path(
    'M-113,-118 C-114,-134 -114,-146 -112,-156 Q0,-184 106,-158 L107,-124 Q0,-146 -113,-118Z',
    colour,
  ) +
  times(16, (index) =>
    line(
      `M${-210 + index * 27},${-88 - 40 * Math.sin((index / 15) * Math.PI)} q14,-8 26,-4`,
      '#a9823f',
      2.2,
      'opacity=".45"',
    ),
  ) +
  clipped(
    'hat',
    times(6, (index) =>
      line(
        `M-104,${-170 - index * 10} Q0,${-196 - index * 8} 100,${-172 - index * 10}`,
        '#a9823f',
        1.8,
        'opacity=".35"',
      ),
    ),
  );

const flatCap = (colour: string, skin: Skin, lit: number): string =>
  shadowOnFace(-86, skin) +
  shaded(
    'M-126,-96 C-138,-150 -100,-204 -20,-208 C60,-212 138,-172 134,-116 C100,-136 40,-132 0,-126 C-50,-120 -90,-108 -126,-96Z',
    colour,
    lit,
  ) +
  path(
    'M-46,-128 C20,-146 96,-148 136,-120 C148,-98 140,-84 126,-84 C90,-104 20,-104 -40,-96 C-56,-98 -60,-114 -46,-122Z',
    darker(colour, 0.3),
  ) +
  times(9, (index) =>
    line(
      `M${-110 + index * 28},${-100 - 20 * Math.sin(index)} q10,-60 ${30 - index * 4},-100`,
      darker(colour, 0.45),
      2,
      'opacity=".25"',
    ),
  );

const headband = (colour: string): string =>
  path(
    'M-124,-92 C-70,-140 60,-146 112,-98 C114,-116 112,-132 106,-146 C60,-186 -70,-180 -120,-132 C-126,-118 -126,-104 -124,-92Z',
    colour,
  ) +
  line(
    'M-118,-116 C-60,-160 56,-162 106,-124',
    darker(colour, 0.35),
    4,
    `opacity=".5" ${soft(2)}`,
  ) +
  line('M-120,-126 C-60,-172 56,-176 106,-138', lighter(colour, 0.4), 3, `opacity=".5" ${soft(1)}`);

const sunglasses = (): string =>
  path(
    'M-80,-160 q36,-26 66,-4 q-2,34 -34,36 q-30,-2 -32,-32Z M8,-166 q34,-22 66,6 q-2,32 -34,32 q-30,-4 -32,-38Z',
    '#2a2027',
    'stroke="#8a5a34" stroke-width="5"',
  ) +
  line('M-14,-162 q10,-8 22,-4', '#8a5a34', 5) +
  path(
    'M-70,-158 q14,-10 26,-8 l-18,26 q-8,-6 -8,-18Z M18,-164 q14,-8 26,-4 l-20,24 q-6,-8 -6,-20Z',
    '#fff',
    'opacity=".22"',
  );

export const drawHat = (hat: Hat, colour: string, skin: Skin, lit: number): string => {
  switch (hat) {
    case 'beanie':
      return beanie(colour, skin, lit);
    case 'cap':
      return cap(colour, skin, lit);
    case 'straw':
      return straw(colour, skin, lit);
    case 'flatCap':
      return flatCap(colour, skin, lit);
    case 'headband':
      return headband(colour);
    case 'sunglasses':
      return sunglasses();
  }
};
