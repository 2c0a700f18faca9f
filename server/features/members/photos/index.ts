import type { PictureColumns } from '#server/core/pictures/index.ts';
import { tables } from '#server/db/index.ts';

export { readAvatar } from './read-photo-file.ts';
export { deletePhoto, orderPhotos } from './own-photos.ts';
export { listenPhotos } from './listen.ts';
export { photoRoutes } from './routes.ts';
export type { PhotoState, Review } from './review-photos.ts';
export type { Securing, Suspect } from './secure-photos.ts';
export {
  changePhotoState,
  pendingPhotos,
  pendingSelfies,
  reviewPhoto,
  reviewSelfie,
} from './review-photos.ts';
export { forgetPhoto, forgetSelfie, securePhoto, secureSelfie } from './secure-photos.ts';
export { ownPhotoView, readPhotoViews, photoColumns, photoView } from './views.ts';

/** Where the files of photos and selfies are named. */
export const memberPictures: PictureColumns = [
  tables.photos.file,
  tables.photos.lockedFile,
  tables.verifications.file,
];
