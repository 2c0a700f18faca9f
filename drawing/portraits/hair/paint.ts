import { darker, lighter } from '../colour.ts';
import type { Random } from '../random.ts';
import { clip, clipped, group, line, oval, path, round, soft, strands } from '../svg.ts';
import type { HairStyle } from '../traits.ts';
import * as long from './long.ts';
import * as plaits from './plaits.ts';
import type { Hair, HairMaker } from './shape.ts';
import * as short from './short.ts';

const makers: Record<HairStyle, HairMaker> = { ...short, ...long, ...plaits };

export const hairOf = (style: HairStyle, random: Random): Hair => makers[style](random);

const curl = (x: number, y: number, size: number): string =>
  `M${round(x - size)},${round(y)}A${round(size)},${round(size * 0.9)} 0 0 1 ${round(x + size)},${round(y + 2)}`;

const curls = (colour: string, hair: Hair, random: Random): string => {
  if (!hair.curls) return '';
  const { count, area, tight } = hair.curls;
  const [cx = 0, cy = 0, rx = 0, ry = 0] = area;
  const drawn = ['', '', ''];
  for (let index = 0; index < count; index++) {
    const [angle, reach] = [random.range(0, Math.PI * 2), Math.sqrt(random())];
    const size = tight ? random.range(3, 6) : random.range(7, 14);
    drawn[index % 3] += curl(
      cx + Math.cos(angle) * rx * reach,
      cy + Math.sin(angle) * ry * reach,
      size,
    );
  }
  const [dark = '', light = '', fine = ''] = drawn;
  return (
    line(dark, darker(colour, 0.5), tight ? 3 : 4.5, 'opacity=".36"') +
    line(light, lighter(colour, 0.3), tight ? 2.2 : 3, 'opacity=".3"') +
    line(fine, lighter(colour, 0.55), 1.6, 'opacity=".25"')
  );
};

/** One layer of hair: its mass, strands or curls, and the light on it. */
export const paintHair = (
  shapes: readonly string[],
  hair: Hair,
  id: string,
  colour: string,
  random: Random,
): string => {
  if (shapes.length === 0) return '';
  const fill = shapes.map((d) => path(d, 'url(#hair)')).join('');
  const combed = (hair.flow ?? []).map(
    (one) =>
      path(strands(one, random, 7), darker(colour, 0.45), 'opacity=".32"') +
      path(strands(one, random, 5), lighter(colour, 0.32), 'opacity=".28"') +
      path(strands(one, random, 2.2), lighter(colour, 0.6), 'opacity=".22"') +
      path(strands(one, random, 1.6), darker(colour, 0.6), 'opacity=".3"'),
  );
  return group(
    hair.curls ? 'filter="url(#rough)"' : '',
    clip(id, ...shapes),
    fill,
    clipped(
      id,
      ...combed,
      curls(colour, hair, random),
      oval(
        -4,
        -126,
        86,
        40,
        'none',
        `stroke="${lighter(colour, 0.5)}" stroke-width="16" opacity=".2" ${soft(8)}`,
      ),
      path(shapes.join(' '), 'url(#hair-light)'),
    ),
  );
};

export const paintLocks = (hair: Hair, colour: string, shadowSide: number): string =>
  (hair.locks ?? [])
    .map(
      (d) =>
        path(d, '#000', `opacity=".2" transform="translate(${shadowSide * 5},7)" ${soft(5)}`) +
        path(d, 'url(#hair)') +
        line(d, lighter(colour, 0.4), 1.6, 'opacity=".22"'),
    )
    .join('');
