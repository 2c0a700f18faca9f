import type { OutfitMaker } from './cloth.ts';
import {
  buttons,
  collar,
  collarAt,
  crew,
  dark,
  dressed,
  opened,
  undershirt,
  underneath,
  vee,
} from './cloth.ts';
import { buttonedLow, lapels, over } from './tailoring.ts';
import { darker, lighter, mix } from '../colour.ts';
import { line, oval, path, soft, times } from '../svg.ts';

export const blazer: OutfitMaker = (cut) =>
  over(dressed(cut, buttonedLow(cut)), undershirt(cut), lapels(cut));

export const suit: OutfitMaker = (cut) => {
  const { c } = cut.body;
  const shirtCut = { ...cut, colour: '#f1ebe2' };
  const tie =
    path(
      `M${c - 15},262 L${c + 15},262 L${c + 9},290 L${c + 24},540 L${c},580 L${c - 24},540 L${c - 9},290Z`,
      cut.accent,
    ) +
    line(
      `M${c - 9},330 l20,13 M${c - 12},390 l25,16 M${c - 15},450 l31,20`,
      lighter(cut.accent, 0.4),
      4,
      'opacity=".6"',
    );
  return over(
    dressed(cut, buttonedLow(cut)),
    undershirt(cut, '#f1ebe2') + tie + collar(shirtCut, '#f6f1e8', 46, 34),
    lapels(cut),
  );
};

export const overshirt: OutfitMaker = (cut) =>
  over(
    dressed(cut, opened(cut, 72, 10)),
    undershirt(cut),
    collar(cut, lighter(cut.colour, 0.06), 90, 90),
  );

export const denim: OutfitMaker = (cut) => {
  const { c } = cut.body;
  const details = [-1, 1].map(
    (s) =>
      line(
        `M${c + s * 80},350 C${c + s * 150},346 ${c + s * 190},340 ${c + s * 226},330 M${c + s * 100},400 h${s * 88} v26 l${s * -44},22 l${s * -44},-22Z`,
        dark(cut),
        3,
        'opacity=".5"',
      ) +
      line(
        `M${c + s * 80},357 C${c + s * 150},353 ${c + s * 190},347 ${c + s * 222},338 M${c + s * 68},380 C${c + s * 64},600 ${c + s * 62},800 ${c + s * 62},1000`,
        '#d9a866',
        1.8,
        'stroke-dasharray="7 4" opacity=".6"',
      ),
  );
  return over(
    dressed(cut, opened(cut, 52)),
    undershirt(cut),
    collar(cut, lighter(cut.colour, 0.08), 92, 84) + details.join(''),
  );
};

export const leather: OutfitMaker = (cut) => {
  const { c } = cut.body;
  const zips = [-1, 1].map(
    (s) =>
      line(
        `M${c + s * 86},330 C${c + s * 64},500 ${c + s * 60},760 ${c + s * 58},1000`,
        '#c9c2b8',
        4,
        'stroke-dasharray="5 4" opacity=".8"',
      ) + line(`M${c + s * 120},470 l${s * 70},60`, '#c9c2b8', 4, 'opacity=".7"'),
  );
  const shine = [-1, 1].map((s) =>
    path(
      `M${c + s * 150},290 C${c + s * 190},300 ${c + s * 210},340 ${c + s * 214},400 C${c + s * 196},350 ${c + s * 180},320 ${c + s * 150},290Z`,
      '#fff',
      `opacity=".28" ${soft(5)}`,
    ),
  );
  return over(
    dressed(cut, opened(cut, 58, 8)),
    undershirt(cut),
    collar(cut, lighter(cut.colour, 0.1), 104, 104) + zips.join('') + shine.join(''),
  );
};

export const cardigan: OutfitMaker = (cut) => {
  const { c } = cut.body;
  const edges = [-1, 1].map((s) =>
    line(
      `M${c + s * (collarAt(cut) + 2)},190 C${c + s * 92},300 ${c + s * 48},420 ${c + s * 34},1000`,
      mix(cut.colour, dark(cut), 0.25),
      24,
    ),
  );
  const knobs = times(
    5,
    (index) =>
      oval(c + 38 - index * 0.5, 440 + index * 100, 9, 9, '#8a5f3c') +
      oval(c + 36, 438 + index * 100, 3, 3, '#d9b88a'),
  );
  return over(dressed(cut, opened(cut, 34, 8)), undershirt(cut), edges.join('') + knobs);
};

/** A waistcoat over a shirt of the second colour. */
export const waistcoat: OutfitMaker = (cut) => {
  const { c } = cut.body;
  const under = underneath(cut);
  const base = dressed(
    under,
    vee(under, collarAt(under), 186, 322),
    '',
    collar(under, lighter(cut.accent, 0.1)),
  );
  const vest = `M${c - 138},226 C${c - 120},330 ${c - 60},420 ${c},480 C${c + 60},420 ${c + 116},330 ${c + 132},224 L${c + 172},236 C${c + 168},340 ${c + 176},430 ${c + 190},500 L${c + 196},1000 L${c - 204},1000 L${c - 196},502 C${c - 184},430 ${c - 176},340 ${c - 178},238Z`;
  return {
    ...base,
    sleeves: 'accent',
    front:
      base.front +
      path(vest, '#000', `opacity=".25" transform="translate(0,8)" ${soft(5)}`) +
      path(vest, 'url(#cloth-fill)') +
      buttons(cut, 484, 70),
  };
};

/** A wool jumper tied over the shoulders of a shirt. */
export const tied: OutfitMaker = (cut) => {
  const { c } = cut.body;
  const base = dressed(cut, crew(cut), '', '');
  const sleeves = `M${c - 190},262 C${c - 150},226 ${c - 110},214 ${c - 84},206 C${c - 60},262 ${c - 20},300 ${c + 6},318 C${c + 34},300 ${c + 66},262 ${c + 86},206 C${c + 120},214 ${c + 150},226 ${c + 182},258 C${c + 150},300 ${c + 80},340 ${c + 34},352 L${c + 60},520 L${c + 12},530 L${c + 4},356 L${c - 28},500 L${c - 72},490 L${c - 26},350 C${c - 90},336 ${c - 150},306 ${c - 190},262Z`;
  return {
    ...base,
    sleeves: 'accent',
    front:
      base.front +
      path(sleeves, '#000', `opacity=".3" transform="translate(0,10)" ${soft(5)}`) +
      path(sleeves, cut.accent) +
      line(
        `M${c - 20},334 C${c},350 ${c + 14},350 ${c + 34},336 M${c - 140},256 C${c - 90},300 ${c - 50},320 ${c - 20},336 M${c + 140},254 C${c + 90},300 ${c + 60},322 ${c + 30},336`,
        darker(cut.accent, 0.4),
        6,
        `opacity=".45" ${soft(2)}`,
      ),
  };
};
