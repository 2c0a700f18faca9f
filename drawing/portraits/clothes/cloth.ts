import { darker, lighter, mix } from '../colour.ts';
import type { Random } from '../random.ts';
import { clip, clipped, line, oval, path, soft, times } from '../svg.ts';
import type { Skin } from '../traits.ts';
import type { Body, Side } from './body.ts';
import { armpit, garment } from './body.ts';

/** The first or the second colour of an outfit. */
export type Fill = 'cloth' | 'accent';

/** What a garment is cut from, and for whom. */
export interface Cut {
  readonly body: Body;
  readonly colour: string;
  readonly accent: string;
  readonly skin: Skin;
  readonly random: Random;
  /** Which of the two colours it is of. */
  readonly fill: Fill;
}

export interface Outfit {
  /** Behind the neck. */
  readonly behind: string;
  readonly front: string;
  /** The arms are bare from the shoulder, or from the elbow. */
  readonly bare?: 'arms' | 'forearms';
  /** The sleeves are of the second colour. */
  readonly sleeves?: 'accent';
}

export type OutfitMaker = (cut: Cut) => Outfit;

export const dark = ({ colour }: Cut): string => darker(colour, 0.42);
export const light = ({ colour }: Cut): string => lighter(colour, 0.3);

/** Where a collar meets the neck. */
export const collarAt = ({ body }: Cut): number => body.neck + 12;

export const fabric = ({ fill }: Cut, d: string): string =>
  clip('cloth', d) +
  path(
    d,
    `url(#${fill}-fill)`,
    `stroke="url(#${fill}-fill)" stroke-width="8" stroke-linejoin="round"`,
  );

const creases = (cut: Cut, side: Side): string => {
  const [x, y] = armpit(side);
  const { s } = side;
  const shade = dark(cut);
  const seam = `M${x},${y} C${x - s * 10},${y + 110} ${x - s * 14},${y + 250} ${x - s * 22},1000`;
  return [
    line(seam, shade, 20, `opacity=".5" ${soft(8)}`),
    line(seam, shade, 4, `opacity=".5" ${soft(1)}`),
    path(
      `M${x},${y - 4} C${x - s * 20},${y - 60} ${x - s * 34},${y - 96} ${x - s * 30},${y - 140} C${x - s * 14},${y - 96} ${x - s * 2},${y - 60} ${x},${y - 4}Z M${x},${y + 10} C${x - s * 50},${y + 16} ${x - s * 96},${y + 60} ${x - s * 120},${y + 120} C${x - s * 84},${y + 70} ${x - s * 40},${y + 44} ${x},${y + 10}Z M${x},${y + 90} C${x - s * 40},${y + 120} ${x - s * 70},${y + 170} ${x - s * 80},${y + 250} C${x - s * 48},${y + 190} ${x - s * 20},${y + 150} ${x},${y + 90}Z`,
      shade,
      `opacity=".26" ${soft(5)}`,
    ),
    path(
      `M${x + s * 4},${y - 10} C${x + s * 20},${y - 20} ${x + s * 36},${y - 24} ${x + s * 54},${y - 44} C${x + s * 40},${y - 4} ${x + s * 22},${y + 6} ${x + s * 4},${y - 10}Z M${x + s * 8},${y + 120} C${x + s * 30},${y + 130} ${x + s * 46},${y + 120} ${x + s * 66},${y + 92} C${x + s * 54},${y + 140} ${x + s * 30},${y + 152} ${x + s * 8},${y + 120}Z`,
      shade,
      `opacity=".3" ${soft(5)}`,
    ),
    oval(side.x - s * 40, side.y + 22, 46, 20, light(cut), `opacity=".28" ${soft(12)}`),
  ].join('');
};

/** Soft creases from the armpits and across the chest. */
const folds = (cut: Cut): string => creases(cut, cut.body.left) + creases(cut, cut.body.right);

const inside = ({ body: { c, neck }, colour }: Cut): string =>
  path(
    `M${c - neck - 16},196 C${c - 40},174 ${c + 40},174 ${c + neck + 16},196 L${c + 60},270 L${c - 60},270Z`,
    darker(colour, 0.5),
  );

/** A garment with what is on its cloth and what lies over it. */
export const dressed = (
  cut: Cut,
  d: string,
  printed = '',
  over = '',
  behind = inside(cut),
): Outfit => ({
  behind,
  front: fabric(cut, d) + clipped('cloth', printed, folds(cut)) + over,
});

const curve = (c: number, dip: number): string => `C${c + 62},${dip} ${c - 62},${dip} `;

type Sleeves = Parameters<typeof garment>[5];

export const crew = (cut: Cut, x = 82, y = 208, dip = 272, sleeves: Sleeves = 'long'): string =>
  garment(cut.body, x, y, `${curve(cut.body.c, dip)}${cut.body.c - x},${y}`, 5, sleeves);

/** The ribbed edge of a round neckline. */
export const band = (cut: Cut, x: number, y: number, dip: number, width = 13): string => {
  const { c } = cut.body;
  return (
    line(`M${c + x},${y} ${curve(c, dip)}${c - x},${y}`, mix(cut.colour, dark(cut), 0.28), width) +
    line(`M${c + x},${y + 6} ${curve(c, dip + 9)}${c - x},${y + 6}`, dark(cut), 1.6, 'opacity=".4"')
  );
};

export const vee = (
  cut: Cut,
  x: number,
  y: number,
  tip: number,
  sleeves: Sleeves = 'long',
): string => {
  const { c } = cut.body;
  return garment(
    cut.body,
    x,
    y,
    `C${c + x - 16},${y + 60} ${c + 30},${tip - 30} ${c},${tip} C${c - 30},${tip - 30} ${c - x + 16},${y + 60} ${c - x},${y}`,
    5,
    sleeves,
  );
};

/** Open in front down to the hem; `gap` is half of what shows between. */
export const opened = (cut: Cut, gap: number, out = 5): string => {
  const { c } = cut.body;
  const k = collarAt(cut);
  return garment(
    cut.body,
    k,
    188,
    `C${c + 92},300 ${c + gap + 8},420 ${c + gap},1000 L${c - gap},1000 C${c - gap - 8},420 ${c - 92},300 ${c - k},188`,
    out,
  );
};

/** What is worn under something open: a plain tee, shaded by what lies over it. */
export const undershirt = (cut: Cut, colour = cut.accent): string => {
  const { c } = cut.body;
  const k = collarAt(cut);
  return [
    path(
      `M${c - k - 6},214 L${c - 130},330 L${c - 110},1000 L${c + 110},1000 L${c + 130},330 L${c + k + 6},214 C${c + 50},270 ${c - 50},270 ${c - k - 6},214Z`,
      colour,
    ),
    line(`M${c + k},212 ${curve(c, 270)}${c - k},212`, darker(colour, 0.2), 8),
    path(
      `M${c - 100},250 C${c - 60},420 ${c - 70},700 ${c - 60},1000 L${c - 20},1000 C${c - 30},600 ${c - 20},420 ${c - 70},250Z M${c + 100},250 C${c + 60},420 ${c + 76},700 ${c + 70},1000 L${c + 34},1000 C${c + 36},600 ${c + 30},420 ${c + 76},250Z M${c - 90},200 C${c - 50},290 ${c + 50},290 ${c + 90},200 L${c + 60},330 L${c - 60},330Z`,
      darker(colour, 0.5),
      `opacity=".3" ${soft(12)}`,
    ),
  ].join('');
};

export const collar = (cut: Cut, fill: string, spread = 70, drop = 60): string => {
  const { c } = cut.body;
  const k = collarAt(cut);
  return [-1, 1]
    .map((s) => {
      const d = `M${c + s * (k - 4)},172 C${c + s * (k + 12)},192 ${c + s * (k + 30)},214 ${c + s * (spread + 38)},${226 + drop} L${c + s * 14},${268 + drop * 0.3} C${c + s * 40},250 ${c + s * (k - 14)},222 ${c + s * (k - 4)},172Z`;
      return (
        path(d, '#000', `opacity=".28" transform="translate(0,8)" ${soft(5)}`) +
        path(d, fill) +
        line(
          `M${c + s * (spread + 34)},${221 + drop} L${c + s * 18},${263 + drop * 0.3}`,
          darker(fill, 0.3),
          1.6,
          'opacity=".4"',
        )
      );
    })
    .join('');
};

export const ribs = (cut: Cut): string =>
  times(44, (index) => {
    const x = -440 + index * 20;
    return line(
      `M${x * 0.5 + cut.body.c * 0.5},220 C${x * 0.85},320 ${x},520 ${x},1000`,
      index % 2 ? dark(cut) : light(cut),
      4,
      'opacity=".16"',
    );
  });

export const buttons = (cut: Cut, y: number, gap: number): string => {
  const { c } = cut.body;
  return (
    line(
      `M${c + 16},${y - 14} C${c + 20},${y + 240} ${c + 20},600 ${c + 20},1000`,
      dark(cut),
      2,
      'opacity=".4"',
    ) +
    times(
      6,
      (index) =>
        oval(c + 2, y + 26 + index * gap, 6, 6, lighter(cut.colour, 0.55)) +
        oval(c + 2.6, y + 27 + index * gap, 6, 6, dark(cut), 'opacity=".25"'),
    )
  );
};

/** The hems of short sleeves, and their shadow on the arms. */
export const hems = (cut: Cut): string =>
  [cut.body.left, cut.body.right]
    .map(({ x, y, s }) => {
      const hem = `M${x - s * 50},${y + 211} C${x - s * 30},${y + 213} ${x - s * 4},${y + 207} ${x + s * 22},${y + 193}`;
      return (
        line(hem, cut.skin.shade, 14, `opacity=".6" transform="translate(0,8)" ${soft(3)}`) +
        line(hem, mix(cut.colour, dark(cut), 0.2), 9) +
        line(
          `M${x - s * 62},${y + 214} C${x - s * 62},${y + 330} ${x - s * 70},${y + 450} ${x - s * 70},1000`,
          dark(cut),
          12,
          `opacity=".45" ${soft(5)}`,
        )
      );
    })
    .join('');

/** The same cut, of the second colour. */
export const underneath = (cut: Cut): Cut => ({ ...cut, colour: cut.accent, fill: 'accent' });
