import { relist } from '#server/features/members/index.ts';
import { storePicture } from '#server/core/pictures/index.ts';
import type { Picture } from '#server/adapters/pictures/index.ts';
import { makeVariants } from '#server/adapters/pictures/index.ts';
import type { Person } from '../people.ts';
import { addPhotoRows } from '../photos.ts';
import { quarters } from '../pictures.ts';
import type { Server } from './server.ts';

let picture: Promise<Picture> | undefined;

const somePicture = () => {
  picture ??= quarters(600, 800)
    .jpeg()
    .toBuffer()
    .then((bytes) => makeVariants(bytes));
  return picture;
};

/** Photos with all their files, approved, in the order in which others see them. */
export const addShownPhotos = async ({ app }: Server, person: Person, count: number) => {
  const kept = [];
  for (let at = 0; at < count; at += 1)
    kept.push(await storePicture(app.core, await somePicture()));
  const rows = await addPhotoRows(app.core, person, kept);
  await app.core.transact((tx) => relist(app.core, tx, person.profileId));
  return rows;
};
