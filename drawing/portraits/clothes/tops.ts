import { garment } from './body.ts';
import type { Cut, OutfitMaker } from './cloth.ts';
import {
  band,
  buttons,
  collar,
  collarAt,
  crew,
  dark,
  dressed,
  fabric,
  hems,
  light,
  underneath,
  vee,
} from './cloth.ts';
import { darker, lighter, mix } from '../colour.ts';
import { clipped, line, oval, path, soft, times } from '../svg.ts';

const checks = ({ accent, colour }: Cut): string =>
  times(13, (index) =>
    line(
      `M${-400 + index * 64},200 C${-410 + index * 66},500 ${-400 + index * 66},700 ${-400 + index * 66},1000`,
      index % 2 ? accent : darker(colour, 0.5),
      index % 2 ? 9 : 22,
      'opacity=".4"',
    ),
  ) +
  times(12, (index) => {
    const y = 250 + index * 64;
    return line(
      `M-420,${y + 26} Q0,${y - 6} 420,${y + 26}`,
      index % 2 ? accent : darker(colour, 0.5),
      index % 2 ? 9 : 22,
      'opacity=".4"',
    );
  });

const flowers = ({ random, accent, colour }: Cut): string =>
  times(90, () => {
    const [x, y, size] = [random.range(-400, 400), random.range(210, 1000), random.range(5, 9)];
    const petals = times(5, (index) => {
      const angle = (index / 5) * Math.PI * 2 + x;
      return oval(
        x + Math.cos(angle) * size,
        y + Math.sin(angle) * size,
        size * 0.75,
        size * 0.75,
        accent,
        'opacity=".85"',
      );
    });
    return (
      petals +
      oval(x, y, size * 0.5, size * 0.5, lighter(colour, 0.75)) +
      oval(x + size * 2.4, y + size, 3, 6, darker(accent, 0.35), 'opacity=".5"')
    );
  });

export const tee: OutfitMaker = (cut) => ({
  ...dressed(cut, crew(cut, 82, 208, 272, 'short'), '', band(cut, 82, 208, 272, 11) + hems(cut)),
  bare: 'forearms',
});

/** A summer dress with a print. */
export const floral: OutfitMaker = (cut) => ({
  ...dressed(cut, vee(cut, 100, 214, 350, 'short'), flowers(cut), hems(cut)),
  bare: 'forearms',
});

export const shirt: OutfitMaker = (cut) => {
  const { c } = cut.body;
  const pocket = line(`M${c + 90},404 h86 v70 q-43,20 -86,0Z`, dark(cut), 2.4, 'opacity=".3"');
  return dressed(
    cut,
    vee(cut, collarAt(cut), 186, 322),
    buttons(cut, 318, 96) + pocket,
    collar(cut, lighter(cut.colour, 0.1)),
  );
};

export const plaid: OutfitMaker = (cut) =>
  dressed(
    cut,
    vee(cut, collarAt(cut), 186, 322),
    checks(cut) + buttons(cut, 318, 96),
    collar(cut, mix(cut.colour, darker(cut.colour, 0.5), 0.3)),
  );

export const polo: OutfitMaker = (cut) => {
  const { c } = cut.body;
  const placket =
    path(
      `M${c - 16},300 L${c + 20},300 L${c + 20},430 L${c - 16},430Z`,
      mix(cut.colour, dark(cut), 0.18),
    ) +
    oval(c + 2, 350, 5, 5, light(cut)) +
    oval(c + 2, 398, 5, 5, light(cut));
  return {
    ...dressed(
      cut,
      vee(cut, collarAt(cut), 186, 318, 'short'),
      placket,
      collar(cut, mix(cut.colour, cut.accent, 0.25), 62, 44) + hems(cut),
    ),
    bare: 'forearms',
  };
};

export const camisole: OutfitMaker = (cut) => {
  const { c } = cut.body;
  const d = `M${c - 124},240 C${c - 118},300 ${c - 110},340 ${c - 96},356 C${c - 50},380 ${c - 20},368 ${c},376 C${c + 20},368 ${c + 50},380 ${c + 92},354 C${c + 106},340 ${c + 112},300 ${c + 114},238 L${c + 130},240 C${c + 130},320 ${c + 138},390 ${c + 168},440 L${c + 178},1000 L${c - 188},1000 L${c - 182},444 C${c - 150},390 ${c - 142},320 ${c - 140},242Z`;
  const pleats = `M${c + 70},390 C${c + 90},520 ${c + 70},700 ${c + 84},1000 L${c + 60},1000 C${c + 54},700 ${c + 66},520 ${c + 70},390Z M${c - 60},380 C${c - 70},520 ${c - 60},700 ${c - 70},1000 L${c - 50},1000 C${c - 46},700 ${c - 54},520 ${c - 60},380Z`;
  return {
    behind: '',
    bare: 'arms',
    front:
      fabric(cut, d) +
      clipped(
        'cloth',
        line(
          `M${c - 96},358 C${c - 50},384 ${c + 50},384 ${c + 92},356`,
          light(cut),
          5,
          'opacity=".4"',
        ),
        path(pleats, dark(cut), `opacity=".35" ${soft(5)}`),
      ),
  };
};

export const wrap: OutfitMaker = (cut) => {
  const { c } = cut.body;
  const overlap = path(
    `M${c + 100},200 C${c + 90},290 ${c + 20},390 ${c - 200},560 L${c - 200},580 C${c + 40},440 ${c + 110},320 ${c + 120},200Z`,
    dark(cut),
    `opacity=".45" ${soft(3)}`,
  );
  const pleats = times(3, (index) =>
    path(
      `M${c + 130 + index * 40},${230 + index * 10} C${c + 110 + index * 30},340 ${c + 40 + index * 20},470 ${c - 120 + index * 30},${600 + index * 40} C${c + 50 + index * 20},490 ${c + 124 + index * 30},350 ${c + 130 + index * 40},${230 + index * 10}Z`,
      dark(cut),
      `opacity=".3" ${soft(2)}`,
    ),
  );
  const neckline = `C${c + 90},280 ${c + 40},340 ${c - 20},390 C${c - 50},340 ${c - 90},290 ${c - 96},212`;
  return dressed(cut, garment(cut.body, 96, 212, neckline), overlap + pleats);
};

/** Dungarees over a tee of the second colour. */
export const dungarees: OutfitMaker = (cut) => {
  const { c } = cut.body;
  const under = underneath(cut);
  const base = dressed(under, crew(under), '', band(under, 82, 208, 272, 11));
  const strap = (s: number): string =>
    path(
      `M${c + s * 118},226 L${c + s * 150},236 L${c + s * 122},440 L${c + s * 88},440Z`,
      cut.colour,
    ) + oval(c + s * 104, 424, 9, 9, '#d0a047');
  const bib = `M${c - 132},420 Q${c},436 ${c + 128},418 L${c + 150},1000 L${c - 158},1000Z`;
  const pocket = line(
    `M${c - 62},500 h124 v76 q-62,26 -124,0Z`,
    '#d9a866',
    2,
    'stroke-dasharray="7 4" opacity=".7"',
  );
  return {
    ...base,
    sleeves: 'accent',
    front:
      base.front +
      path(bib, 'url(#cloth-fill)') +
      strap(-1) +
      strap(1) +
      line(
        `M${c - 130},432 Q${c},448 ${c + 126},430`,
        '#d9a866',
        2,
        'stroke-dasharray="7 4" opacity=".7"',
      ) +
      pocket,
  };
};

/** An apron over a tee of the second colour. */
export const apron: OutfitMaker = (cut) => {
  const { c } = cut.body;
  const under = underneath(cut);
  const base = dressed(
    under,
    crew(under, 82, 208, 272, 'short'),
    '',
    band(under, 82, 208, 272, 11) + hems(under),
  );
  const bib = `M${c - 92},352 Q${c},366 ${c + 90},350 C${c + 104},420 ${c + 150},470 ${c + 176},520 L${c + 186},1000 L${c - 194},1000 L${c - 184},522 C${c - 154},470 ${c - 108},420 ${c - 92},352Z`;
  return {
    ...base,
    bare: 'forearms',
    sleeves: 'accent',
    front:
      base.front +
      line(
        `M${c - 88},358 C${c - 104},300 ${c - 98},250 ${c - 78},200 M${c + 86},356 C${c + 102},300 ${c + 98},250 ${c + 76},200`,
        darker(cut.colour, 0.12),
        13,
      ) +
      path(bib, 'url(#cloth-fill)') +
      line(`M${c - 90},360 Q${c},374 ${c + 88},358`, dark(cut), 2, 'opacity=".5"') +
      path(
        `M${c - 60},600 C${c - 30},700 ${c - 50},850 ${c - 40},1000 L${c - 20},1000 C${c - 20},850 ${c - 10},700 ${c - 60},600Z`,
        dark(cut),
        `opacity=".3" ${soft(5)}`,
      ),
  };
};
