import { darker } from '../colour.ts';
import { line, oval, path, soft } from '../svg.ts';
import type { NoseShape, Skin, Traits } from '../traits.ts';
import type { Face } from './geometry.ts';

/** Half the width at the wings, the size of the tip, and how far the bridge bends out. */
const shapes: Record<NoseShape, readonly [width: number, tip: number, bend: number]> = {
  straight: [18, 8, 0],
  button: [17, 9.5, -2],
  broad: [25, 11, 0],
  long: [18, 8, 1],
  aquiline: [19, 7.5, 5],
  narrow: [14.5, 7, 0],
  rounded: [21, 11, 1],
};

/** `lit` is 1 or -1: the side the light comes from. */
export const drawNose = (face: Face, traits: Traits, skin: Skin, lit: number): string => {
  const [base, tip, bend] = shapes[traits.nose];
  const w = base + traits.sturdy * 2.4;
  const { noseX: x, noseY: y, mid } = face;
  const s = -lit;
  const dark = darker(skin.shade, 0.16);
  const bridge = mid + s * (7 + bend * 0.6);
  return [
    path(
      `M${mid + s * 11},-34 C${bridge},-14 ${bridge + s * (2 + bend)},14 ${x + s * (tip + 2)},${y - 20} C${x + s * (w + 3)},${y - 13} ${x + s * (w + 2)},${y + 1} ${x + s * w * 0.7},${y + 4} L${x},${y + 1} C${x + s * 3},${y - 18} ${x + s},8 ${mid + s * 4},-18Z`,
      skin.shade,
      `opacity=".46" ${soft(2)}`,
    ),
    line(
      `M${mid - s * 1.5 + face.turn * 2},-20 Q${mid - s * (3 + bend) + face.turn * 4},10 ${x - s * 3},${y - 20}`,
      skin.light,
      6.5,
      `opacity=".5" ${soft(3)}`,
    ),
    oval(x - s * 2.5, y - 12, tip * 0.95, tip * 0.8, skin.light, `opacity=".62" ${soft(3)}`),
    oval(x, y - 4, w * 0.8, 7, skin.blush, `opacity=".22" ${soft(5)}`),
    path(
      `M${x - w * 0.86},${y + 4} C${x - w * 0.5},${y + 1} ${x - 5},${y + 8} ${x},${y + 8.5} C${x + 5},${y + 8} ${x + w * 0.5},${y + 1} ${x + w * 0.86},${y + 4} C${x + w * 0.4},${y + 10} ${x + 6},${y + 12} ${x},${y + 12} C${x - 6},${y + 12} ${x - w * 0.4},${y + 10} ${x - w * 0.86},${y + 4}Z`,
      dark,
      `opacity=".36" ${soft(2)}`,
    ),
    path(
      `M${x - w * 0.66},${y + 4.5} q${w * 0.26},-6 ${w * 0.48},0.5 q${-w * 0.2},3 ${-w * 0.48},-0.5Z M${x + w * 0.66},${y + 4.5} q${-w * 0.26},-6 ${-w * 0.48},0.5 q${w * 0.2},3 ${w * 0.48},-0.5Z`,
      darker(skin.shade, 0.55),
      'opacity=".72"',
    ),
    line(`M${x - w},${y - 9} q-4,7 0.5,12`, dark, 2.1, 'opacity=".6"'),
    line(`M${x + w},${y - 9} q4,7 -0.5,12`, dark, 2.1, `opacity="${0.6 - face.turn * 0.2}"`),
    path(
      `M${x - w * 0.7},${y + 9} Q${x},${y + 15} ${x + w * 0.7},${y + 9} L${x + s * 9},${y + 23} L${x - s * 2},${y + 23}Z`,
      skin.shade,
      `opacity=".24" ${soft(3)}`,
    ),
  ].join('');
};
