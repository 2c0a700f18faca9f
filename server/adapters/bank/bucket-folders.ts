import type { S3 } from '#server/config/s3.ts';
import { openBucket } from '../bucket.ts';
import type { Folders } from './folders.ts';
import { assertNotLarger } from './folders.ts';

const ROOT = 'bank';
const CONTENT_TYPE = 'application/xml';

/** Folders in the bucket of the pictures, beside them. */
export const openBucketFolders = (s3: S3): Folders => {
  const bucket = openBucket(s3);
  const nameOf = (folder: string, name: string) => `${ROOT}/${folder}/${name}`;
  const read: Folders['read'] = async (folder, name, maxBytes = Infinity) => {
    const answer = await bucket.get(nameOf(folder, name));
    if (!answer) return null;
    try {
      assertNotLarger(Number(answer.headers.get('content-length')), maxBytes);
      return await answer.bytes();
    } finally {
      if (!answer.bodyUsed) await answer.body?.cancel();
    }
  };
  return {
    list: async (folder) =>
      (await bucket.list(`${ROOT}/${folder}/`)).filter((name) => !name.startsWith('.')).toSorted(),
    read,
    add: async (folder, name, content) => {
      // Not every store can do both in one; whoever adds holds a lock, or made the name up.
      if (await read(folder, name)) throw new Error(`There is a ${name} already.`);
      await bucket.put(nameOf(folder, name), content, CONTENT_TYPE);
    },
    // A bucket knows no moving. Who is stopped in the middle leaves both, and the next time moves it again.
    move: async (name, from, to, as = name) => {
      const content = await read(from, name);
      if (content === null) return;
      await bucket.put(nameOf(to, as), content, CONTENT_TYPE);
      await bucket.remove(nameOf(from, name));
    },
    remove: (folder, name) => bucket.remove(nameOf(folder, name)),
    close: bucket.close,
  };
};
