import { PictureError } from './picture.ts';

/** Runs a few tasks at once and lets so many wait; whoever comes then is told to try later. */
export const createPool = (atOnce: number, mayWait: number) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  const run = async <T>(task: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= mayWait) throw new PictureError('unavailable');
    else await new Promise<void>((resolve) => void waiting.push(resolve));
    try {
      return await task();
    } finally {
      // The next one takes over the place, so that nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return Object.assign(run, { usage: () => ({ running, waiting: waiting.length }) });
};

/** More at once would hold all threads of the process, and keep passwords and files waiting. */
export const picturePool = createPool(2, 50);

/** Small work that nobody's upload shall wait for. */
export const avatarPool = createPool(1, 500);

/** How much is under way in this process. */
export const pictureUsage = () => [
  { name: 'uploads', ...picturePool.usage() },
  { name: 'avatars', ...avatarPool.usage() },
];
