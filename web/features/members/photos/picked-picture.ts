import type { Crop, Size } from './rules/crop.ts';
import type { PictureProblem } from './rules/check-picture.ts';
import { checkFile, checkSize, HEAD_BYTES, unreadableReason } from './rules/check-picture.ts';

/** A picture that was chosen and can be looked at. */
export interface PickedPicture extends Size {
  readonly id: string;
  readonly file: File;
  /** Where the browser keeps it while it is shown. */
  readonly url: string;
}

/** With the part of it that others shall see. */
export interface CroppedPicture extends PickedPicture {
  readonly crop: Crop;
  /** Whether its owner chose that part. */
  readonly chosen: boolean;
}

export interface RefusedFile {
  readonly name: string;
  readonly problem: PictureProblem;
}

/** As the browser shows it, upright; null if it cannot. */
const sizeOf = (url: string): Promise<Size | null> =>
  new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () =>
      resolve({ width: image.naturalWidth, height: image.naturalHeight }),
    );
    image.addEventListener('error', () => resolve(null));
    image.src = url;
  });

const headOf = async (file: File): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());

let count = 0;

/** Opens a file that was chosen, or says why it will not do. */
export const openPicture = async (file: File): Promise<PickedPicture | RefusedFile> => {
  const { name } = file;
  const fileProblem = checkFile(file);
  if (fileProblem) return { name, problem: fileProblem };
  const url = URL.createObjectURL(file);
  const size = await sizeOf(url);
  const problem = size ? checkSize(size) : unreadableReason(await headOf(file));
  if (size && !problem) {
    count += 1;
    return { id: `picked-${count}`, file, url, ...size };
  }
  URL.revokeObjectURL(url);
  return { name, problem: problem ?? 'picture_broken' };
};

export const isRefusedFile = (one: PickedPicture | RefusedFile): one is RefusedFile =>
  'problem' in one;

/** Lets the browser drop what nobody looks at any more. */
export const releasePictures = (pictures: readonly PickedPicture[]): void => {
  for (const { url } of pictures) URL.revokeObjectURL(url);
};
