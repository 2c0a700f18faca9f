import type { Core, Job } from '../../../core/index.ts';
import { erasePictures, sweepAllPictures, sweepPictures } from './stored.ts';

export { pictureOf } from './add.ts';
export { readAvatar } from './file.ts';
export { listenPhotos } from './leaving.ts';
export { blurStoredAs, fileName, parseName, storedAs } from './names.ts';
export { ownerOf } from './own.ts';
export type { Reader } from './reader.ts';
export { readerOf } from './reader.ts';
export { photoRoutes } from './routes.ts';
export type { Kept } from './stored.ts';
export { dropFiles, keepPicture } from './stored.ts';
export { photosOf, photoView } from './views.ts';

/** The background work of photos. */
export const photoJobs = (core: Core): readonly Job[] => [
  erasePictures(core),
  sweepPictures(core),
  sweepAllPictures(core),
];
