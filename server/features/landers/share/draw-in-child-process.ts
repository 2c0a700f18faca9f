import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Drawing } from './drawing.ts';

const script = fileURLToPath(new URL('draw-process.ts', import.meta.url));

const TIMEOUT_MS = 30_000;
const MAX_BYTES = 2 * 1024 * 1024;

/**
 * Draws in another process: in this one, which takes pictures from strangers, nothing may read
 * vector drawings (`server/adapters/pictures/variants.ts`).
 */
export const drawInChildProcess = (drawing: Drawing): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { encoding: 'buffer', timeout: TIMEOUT_MS, maxBuffer: MAX_BYTES } as const;
    const child = execFile(process.execPath, [script], options, (error, picture) => {
      if (error) reject(error);
      else resolve(picture);
    });
    child.stdin?.end(JSON.stringify(drawing));
  });
