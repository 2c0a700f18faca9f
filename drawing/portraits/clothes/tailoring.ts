import { garment } from './body.ts';
import type { Cut, Outfit } from './cloth.ts';
import { collarAt, dark, light } from './cloth.ts';
import { darker, mix } from '../colour.ts';
import { group, line, path, soft } from '../svg.ts';

export const over = (outfit: Outfit, under: string, top: string): Outfit => ({
  ...outfit,
  front: under + outfit.front + top,
});

const lapel = ({ body: { c } }: Cut, k: number, s: number, fill: string): string =>
  path(
    `M${c + s * k},180 L${c + s * 148},266 L${c + s * 126},284 L${c + s * 150},302 L${c + s * 8},600 C${c + s * 28},480 ${c + s * (k - 30)},280 ${c + s * (k - 12)},194Z`,
    fill,
  );

export const lapels = (cut: Cut): string => {
  const { c } = cut.body;
  const k = collarAt(cut);
  return [-1, 1]
    .map(
      (s) =>
        group(`opacity=".3" transform="translate(0,9)" ${soft(5)}`, lapel(cut, k, s, '#000')) +
        lapel(cut, k, s, mix(cut.colour, s < 0 ? light(cut) : dark(cut), 0.14)) +
        line(`M${c + s * 126},288 L${c + s * 96},272`, dark(cut), 2.5, 'opacity=".5"'),
    )
    .join('');
};

export const buttonedLow = (cut: Cut): string => {
  const { c } = cut.body;
  const k = collarAt(cut);
  return garment(
    cut.body,
    k,
    188,
    `C${c + 92},300 ${c + 50},440 ${c + 2},600 L${c - 6},1000 L${c + 2},1000 L${c - 2},600 C${c - 50},440 ${c - 92},300 ${c - k},188`,
    10,
  );
};

export const highCollar = (cut: Cut, height: number, fill: string): string => {
  const { c, neck } = cut.body;
  const top = 186 - height;
  return [-1, 1]
    .map(
      (s) =>
        path(
          `M${c + s * (neck + 8)},${top} C${c + s * (neck + 30)},${top + 20} ${c + s * (neck + 40)},200 ${c + s * (neck + 52)},230 L${c + s * 10},296 C${c + s * 30},262 ${c + s * (neck - 8)},226 ${c + s * (neck + 8)},${top}Z`,
          fill,
        ) +
        line(
          `M${c + s * (neck + 8)},${top} C${c + s * (neck - 6)},226 ${c + s * 32},258 ${c + s * 10},294`,
          darker(fill, 0.4),
          3,
          'opacity=".5"',
        ),
    )
    .join('');
};
