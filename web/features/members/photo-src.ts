import { limits } from '#contract/limits.ts';
import { positionOf } from '#contract/members/face.ts';
import type { PhotoView } from '#contract/members/photos.ts';

/** Where a file of a photo is served; the session cookie decides who gets it. Some have none. */
export const photoSrc = (filename: string): string => filename && `/api/photos/${filename}.webp`;

const { thumb, medium, large } = limits.picture.widths;

/** The sizes of a photo for the browser to choose from; a blur has only one. */
export const photoSources = (photo: PhotoView): { src: string; srcSet?: string } => {
  const src = photoSrc(photo.medium_filename);
  if (photo.locked || src === '') return { src };
  const sources = [
    `${photoSrc(photo.thumb_filename)} ${thumb}w`,
    `${src} ${medium}w`,
    `${photoSrc(photo.filename)} ${large}w`,
  ];
  return { src, srcSet: sources.join(', ') };
};

/** Brings the face to the middle where the frame is not 3:4. */
export const facePosition = ({ face }: Pick<PhotoView, 'face'>): string => positionOf(face);
