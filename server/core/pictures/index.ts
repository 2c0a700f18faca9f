export {
  allStoragePaths,
  blurStoragePath,
  fileName,
  newFileId,
  parseFileName,
  storagePath,
} from './file-names.ts';
export type { ParsedFileName } from './file-names.ts';
export { makePicture, refusePicture } from './make-picture.ts';
export {
  pictureJobs,
  queueFileErasure,
  storeLargeOnly,
  storePicture,
  storePictures,
} from './picture-storage.ts';
export { readSharpFile } from './read-sharp-file.ts';
export type { PictureColumns, StoredPicture } from './picture-storage.ts';
