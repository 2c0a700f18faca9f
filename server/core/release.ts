import { readFileSync } from 'node:fs';

/** The version of the product that runs. */
export const readRelease = (): string => {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
};
