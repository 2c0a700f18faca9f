export type Colour = { r: number; g: number; b: number; a: number };

type Triple = [number, number, number];

const toLinear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const fromLinear = (share: number): number => {
  const channel = share <= 0.003_130_8 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055;
  return 255 * Math.min(1, Math.max(0, channel));
};

const times = (matrix: readonly Triple[], [x, y, z]: Triple): Triple =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as Triple;

/** From linear light to cones, and on to lightness and two opponents: Björn Ottosson's Oklab. */
const toCones: Triple[] = [
  [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
  [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
  [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
];
const toLab: Triple[] = [
  [0.210_454_255_3, 0.793_617_785, -0.004_072_046_8],
  [1.977_998_495_1, -2.428_592_205, 0.450_593_709_9],
  [0.025_904_037_1, 0.782_771_766_2, -0.808_675_766],
];
const backToCones: Triple[] = [
  [1, 0.396_337_777_4, 0.215_803_757_3],
  [1, -0.105_561_345_8, -0.063_854_172_8],
  [1, -0.089_484_177_5, -1.291_485_548],
];
const backToLinear: Triple[] = [
  [4.076_741_662_1, -3.307_711_591_3, 0.230_969_929_2],
  [-1.268_438_004_6, 2.609_757_401_1, -0.341_319_396_5],
  [-0.004_196_086_3, -0.703_418_614_7, 1.707_614_701],
];

const labOf = ({ r, g, b }: Colour): Triple =>
  times(toLab, times(toCones, [r, g, b].map(toLinear) as Triple).map(Math.cbrt) as Triple);

/** What color-mix() makes of two opaque colours in Oklab; the share is that of the first. */
export const mixInOklab = (one: Colour, share: number, other: Colour): Colour => {
  const to = labOf(other);
  const mixed = labOf(one).map((part, at) => part * share + (to[at] ?? 0) * (1 - share)) as Triple;
  const cones = times(backToCones, mixed).map((part) => part ** 3) as Triple;
  const [r, g, b] = times(backToLinear, cones).map(fromLinear) as Triple;
  return { r, g, b, a: 1 };
};
