import type { OutfitMaker } from './cloth.ts';
import { collarAt, dark, dressed, light, undershirt, vee } from './cloth.ts';
import { buttonedLow, highCollar, lapels, over } from './tailoring.ts';
import { darker, lighter, mix } from '../colour.ts';
import { clipped, group, line, oval, path, soft, times } from '../svg.ts';

export const coat: OutfitMaker = (cut) => {
  const { c } = cut.body;
  const { accent } = cut;
  const scarf =
    path(
      `M${c - 104},168 C${c - 60},214 ${c + 60},214 ${c + 100},164 C${c + 128},200 ${c + 116},254 ${c + 60},276 C${c + 10},292 ${c - 50},290 ${c - 92},262 C${c - 130},236 ${c - 128},198 ${c - 104},168Z`,
      accent,
    ) +
    path(
      `M${c - 70},262 C${c - 40},290 ${c - 24},300 ${c - 20},330 L${c - 14},640 L${c - 104},640 C${c - 100},520 ${c - 110},360 ${c - 96},270Z`,
      mix(accent, '#000000', 0.08),
    ) +
    times(9, (index) => line(`M${c - 100 + index * 10},640 v22`, accent, 5)) +
    line(
      `M${c - 96},200 C${c - 50},238 ${c + 50},238 ${c + 102},194 M${c - 98},232 C${c - 50},262 ${c + 40},262 ${c + 96},226 M${c - 60},300 C${c - 66},400 ${c - 62},520 ${c - 60},640`,
      darker(accent, 0.4),
      6,
      `opacity=".45" ${soft(2)}`,
    );
  return over(
    dressed(cut, buttonedLow(cut)),
    undershirt(cut, darker(cut.colour, 0.5)),
    lapels(cut) + scarf,
  );
};

/** A quilted jacket for the cold. */
export const puffer: OutfitMaker = (cut) => {
  const { c } = cut.body;
  const quilting = times(9, (index) => {
    const y = 330 + index * 82;
    return (
      line(
        `M-420,${y + 50} Q${c},${y - 16} 420,${y + 50}`,
        dark(cut),
        14,
        `opacity=".42" ${soft(5)}`,
      ) +
      line(
        `M-420,${y + 22} Q${c},${y - 44} 420,${y + 22}`,
        light(cut),
        14,
        `opacity=".4" ${soft(8)}`,
      )
    );
  });
  return dressed(
    cut,
    vee(cut, collarAt(cut) + 6, 190, 300),
    quilting,
    highCollar(cut, 26, mix(cut.colour, light(cut), 0.15)) +
      line(`M${c},300 V1000`, '#d9d2c6', 5, 'stroke-dasharray="6 4" opacity=".8"'),
  );
};

export const raincoat: OutfitMaker = (cut) => {
  const { c } = cut.body;
  const hood = path(
    `M${c - 140},236 C${c - 166},150 ${c - 90},112 ${c},112 C${c + 90},112 ${c + 152},150 ${c + 136},236 L${c},300Z`,
    darker(cut.colour, 0.35),
  );
  const drops = group(
    'opacity=".6"',
    ...Array.from({ length: 50 }, () =>
      oval(
        cut.random.range(-300, 300),
        cut.random.range(250, 900),
        2.4,
        3.4,
        '#ffffff',
        `opacity="${cut.random.range(0.2, 0.7)}"`,
      ),
    ),
  );
  const flap =
    line(
      `M${c + 26},300 C${c + 30},500 ${c + 30},700 ${c + 30},1000`,
      dark(cut),
      3,
      'opacity=".5"',
    ) + times(4, (index) => oval(c + 8, 380 + index * 130, 8, 8, lighter(cut.colour, 0.6)));
  return dressed(
    cut,
    vee(cut, collarAt(cut) + 4, 188, 300),
    flap + drops,
    highCollar(cut, 14, lighter(cut.colour, 0.08)),
    hood,
  );
};

/** A fleece with a short zip. */
export const fleece: OutfitMaker = (cut) => {
  const { c } = cut.body;
  const yoke = clipped(
    'cloth',
    path(`M-420,160 H420 V330 Q${c},372 -420,330Z`, cut.accent, 'opacity=".9"'),
  );
  return dressed(
    cut,
    vee(cut, collarAt(cut), 188, 300),
    yoke,
    highCollar(cut, 24, mix(cut.accent, '#1a0f1c', 0.08)) +
      line(`M${c},294 V470`, '#e8e0d2', 4, 'stroke-dasharray="5 3"'),
  );
};
