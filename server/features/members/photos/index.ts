import type { Core, Job } from '#server/core/index.ts';
import { erasePictures, sweepAllPictures, sweepPictures } from './picture-storage.ts';

export { makePicture } from './add-photo.ts';
export { readAvatar } from './read-photo-file.ts';
export { listenPhotos } from './listen.ts';
export { blurStoragePath, fileName, parseFileName, storagePath } from './file-names.ts';
export { memberIdsOf } from './own-photos.ts';
export type { PhotoReader } from './photo-reader.ts';
export { photoReaderOf } from './photo-reader.ts';
export { photoRoutes } from './routes.ts';
export type { StoredPicture } from './picture-storage.ts';
export { queueFileErasure, storePicture } from './picture-storage.ts';
export { readPhotoViews, photoView } from './views.ts';

/** The background work of photos. */
export const photoJobs = (core: Core): readonly Job[] => [
  erasePictures(core),
  sweepPictures(core),
  sweepAllPictures(core),
];
