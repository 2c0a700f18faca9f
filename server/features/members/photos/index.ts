import type { Core, Job } from '../../../core/index.ts';
import { erasePictures, sweepAllPictures, sweepPictures } from './stored.ts';

export { listenPhotos } from './leaving.ts';
export type { Reader } from './reader.ts';
export { readerOf } from './reader.ts';
export { photoRoutes } from './routes.ts';
export type { Kept } from './stored.ts';
export { keepPicture } from './stored.ts';
export { photosOf } from './views.ts';

/** The background work of photos. */
export const photoJobs = (core: Core): readonly Job[] => [
  erasePictures(core),
  sweepPictures(core),
  sweepAllPictures(core),
];
