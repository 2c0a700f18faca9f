import { limits } from '#contract/limits.ts';
import type { Photo } from './views.ts';
import type { PhotoReader } from './photo-reader.ts';

export const maxPhotos = (isPaid: boolean): number =>
  isPaid ? limits.photos.premium : limits.photos.free;

/** What decides who may see a photo file, besides the reader. */
export interface FileVisibility {
  readonly owner: string;
  /** Null for a selfie that nobody secured. */
  readonly status: Photo['status'] | null;
  /** Whether the reader's site shows its owner to others, or the reader knows an owner who hides. */
  readonly listed: boolean;
  /** Whether its owner blocks the reader, or the reader its owner. */
  readonly blocked: boolean;
  /** How many shown photos come before it. */
  readonly before: number;
}

/** Whether a reader may have a file: a size of a picture, or only its blur. */
export const canSeeFile = (file: FileVisibility, isBlur: boolean, reader: PhotoReader): boolean => {
  if (file.status === 'secured') return false;
  if (file.owner === reader.profileId) return true;
  if (!reader.canSeeMembers) return false;
  if (!file.listed || file.blocked) return false;
  if (file.status === null || !reader.visibleStatuses.includes(file.status)) return false;
  return isBlur || file.before < reader.sharp;
};
