import sharp from 'sharp';

const HEIGHT = 720;
const GAP = 32;

/** Several screens beside each other, equally high, on nothing. */
export const sideBySide = async (pictures: readonly Buffer[]): Promise<Buffer> => {
  const parts = await Promise.all(
    pictures.map((picture) =>
      sharp(picture).resize({ height: HEIGHT }).png().toBuffer({ resolveWithObject: true }),
    ),
  );
  let width = 0;
  const placed = parts.map(({ data, info }) => {
    const left = width === 0 ? 0 : width + GAP;
    width = left + info.width;
    return { input: data, left, top: 0 };
  });
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width, height: HEIGHT, channels: 4, background } })
    .composite(placed)
    .webp({ quality: 80 })
    .toBuffer();
};
