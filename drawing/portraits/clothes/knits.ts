import type { Cut, OutfitMaker } from './cloth.ts';
import { band, crew, dark, dressed, light, ribs, vee } from './cloth.ts';
import { darker, lighter, mix } from '../colour.ts';
import { line, path, round, soft, times } from '../svg.ts';

const stripes = ({ body: { c }, accent }: Cut): string =>
  times(18, (index) => {
    const y = 296 + index * 40;
    return line(
      `M-420,${y + 44} C-200,${y + 6} ${c - 80},${y + 22} ${c},${y + 24} S220,${y + 6} 420,${y + 40}`,
      accent,
      14,
      'opacity=".92"',
    );
  });

export const breton: OutfitMaker = (cut) =>
  dressed(cut, crew(cut, 104, 218, 272), stripes(cut), band(cut, 104, 218, 272, 9));

export const vneck: OutfitMaker = (cut) => {
  const { c } = cut.body;
  const edge = `M${c + 84},204 C${c + 68},264 ${c + 30},300 ${c},330 C${c - 30},300 ${c - 68},264 ${c - 84},204`;
  return dressed(cut, vee(cut, 84, 204, 330), '', line(edge, mix(cut.colour, dark(cut), 0.3), 12));
};

export const knit: OutfitMaker = (cut) =>
  dressed(cut, crew(cut), ribs(cut), band(cut, 80, 204, 270, 22) + band(cut, 80, 200, 262, 3));

/** A Nordic jumper with a yoke of little patterns. */
export const nordic: OutfitMaker = (cut) => {
  const { c } = cut.body;
  const row = (y: number, mark: string, step: number): string =>
    times(34, (index) => {
      const x = c + (index - 16.5) * step;
      return `<path transform="translate(${round(x)},${round(y + (Math.abs(x - c) / 220) ** 2 * 34)})" d="${mark}" fill="${cut.accent}"/>`;
    });
  const yoke =
    row(290, 'M-9,0L0,-9L9,0L0,9Z', 26) +
    row(318, 'M-4,-4h8v8h-8Z', 18) +
    row(346, 'M-10,6L0,-8L10,6L5,6L0,-1L-5,6Z', 24) +
    row(378, 'M-3,-3h6v6h-6Z', 16);
  return dressed(cut, crew(cut), ribs(cut) + yoke, band(cut, 80, 204, 270, 22));
};

export const turtleneck: OutfitMaker = (cut) => {
  const { c, neck } = cut.body;
  const roll = `M${c - neck - 12},148 C${c - 40},172 ${c + 40},172 ${c + neck + 10},146 C${c + neck + 16},180 ${c + neck + 22},214 ${c + neck + 44},236 C${c + 40},264 ${c - 40},264 ${c - neck - 46},238 C${c - neck - 22},214 ${c - neck - 18},180 ${c - neck - 12},148Z`;
  return dressed(
    cut,
    crew(cut, 70, 190, 240),
    ribs(cut),
    path(roll, 'url(#cloth-fill)') +
      line(
        `M${c - neck - 14},190 C${c - 40},214 ${c + 40},214 ${c + neck + 14},188`,
        dark(cut),
        7,
        `opacity=".4" ${soft(3)}`,
      ) +
      line(
        `M${c - neck - 12},150 C${c - 40},174 ${c + 40},174 ${c + neck + 10},148`,
        light(cut),
        3,
        'opacity=".4"',
      ) +
      line(
        `M${c - neck - 40},238 C${c - 40},264 ${c + 40},264 ${c + neck + 40},236`,
        dark(cut),
        8,
        `opacity=".35" ${soft(3)}`,
      ),
  );
};

export const hoodie: OutfitMaker = (cut) => {
  const { c } = cut.body;
  const hood = `M${c - 98},178 C${c - 176},196 ${c - 158},258 ${c - 84},304 C${c - 40},322 ${c - 14},318 ${c},330 C${c + 14},318 ${c + 40},322 ${c + 84},304 C${c + 150},258 ${c + 160},196 ${c + 96},178 C${c + 92},240 ${c + 40},280 ${c},296 C${c - 40},280 ${c - 92},240 ${c - 98},178Z`;
  return dressed(
    cut,
    crew(cut, 92, 200, 300),
    '',
    path(hood, mix(cut.colour, light(cut), 0.2)) +
      line(
        `M${c - 84},304 C${c - 40},322 ${c - 14},318 ${c},330 C${c + 14},318 ${c + 40},322 ${c + 84},304`,
        dark(cut),
        8,
        `opacity=".4" ${soft(3)}`,
      ) +
      line(
        `M${c - 34},306 C${c - 38},350 ${c - 30},390 ${c - 36},430 M${c + 34},306 C${c + 38},340 ${c + 32},380 ${c + 36},412`,
        lighter(cut.colour, 0.7),
        5,
      ),
    path(
      `M${c - 128},230 C${c - 150},150 ${c - 80},120 ${c},120 C${c + 80},120 ${c + 140},150 ${c + 124},230 L${c},300Z`,
      darker(cut.colour, 0.45),
    ),
  );
};
