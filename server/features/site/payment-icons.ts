import { readdir, readFile } from 'node:fs/promises';
import { Refusal } from '#server/core/index.ts';
import { readOnce } from './read-once.ts';

const readIcons = readOnce(async (assets): Promise<ReadonlyMap<string, string>> => {
  const folder = new URL(assets, import.meta.url);
  const files = await readdir(folder);
  const pairs = files.map(
    async (file) =>
      [file.replace(/\.svg$/, ''), await readFile(new URL(file, folder), 'utf8')] as const,
  );
  return new Map(await Promise.all(pairs));
});

/** The drawing of a payment method; the folder's files are the only names there are. */
export const readPaymentIcon = async (name: string): Promise<string> => {
  const icon = (await readIcons('./assets/paymentmethod/')).get(name);
  if (icon === undefined) throw new Refusal('not_found');
  return icon;
};
