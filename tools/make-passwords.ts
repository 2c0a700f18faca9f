// Writes server/adapters/passwords/leaked.txt; run by hand after updating the word lists.
// The passwords come from @zxcvbn-ts/language-common (MIT), most used first.
import { writeFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';
import { limits } from '#contract/limits.ts';

const words = Object.values(dictionary['passwords-common']).map((word) => word.toLowerCase());
const long = new Set(words.filter((word) => word.length >= limits.password.min));
writeFileSync(
  new URL('../server/adapters/passwords/leaked.txt', import.meta.url),
  `${[...long].join('\n')}\n`,
);
