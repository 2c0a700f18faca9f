import { readdir, readFile } from 'node:fs/promises';
import { Refusal } from '../../core/index.ts';

const folder = new URL('./assets/paymentmethod/', import.meta.url);

let known: Promise<ReadonlyMap<string, string>> | undefined;

const load = async (): Promise<ReadonlyMap<string, string>> => {
  const files = await readdir(folder);
  const pairs = files.map(
    async (file) =>
      [file.replace(/\.svg$/, ''), await readFile(new URL(file, folder), 'utf8')] as const,
  );
  return new Map(await Promise.all(pairs));
};

/** The drawing of a payment method; the folder's files are the only names there are. */
export const paymentIconOf = async (name: string): Promise<string> => {
  known ??= load();
  const icon = (await known).get(name);
  if (icon === undefined) throw new Refusal('not_found');
  return icon;
};
