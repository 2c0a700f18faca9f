// Writes web/features/chat/conversation/composer/emoji-names: what each emoji of the picker is
// called, in every language. Run by hand after changing emoji.ts, with the annotations of Unicode
// CLDR (Unicode License) at hand: npm pack cldr-annotations-full, unpack it, and name its folder.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '#contract/locales.ts';

type Annotations = {
  annotations: { annotations: Record<string, { default?: string[]; tts: string[] }> };
};

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of cldr-annotations-full.');

const composer = new URL('../web/features/chat/conversation/composer/', import.meta.url);
const source = readFileSync(new URL('emoji.ts', composer), 'utf8');
const signs = [...source.matchAll(/'([^']+)'/g)].flatMap(([, group = '']) => group.split(' '));

mkdirSync(new URL('emoji-names/', composer), { recursive: true });
for (const locale of locales) {
  const file = join(folder, 'annotations', locale, 'annotations.json');
  const { annotations } = JSON.parse(readFileSync(file, 'utf8')) as Annotations;
  const lines = signs.map((sign) => {
    // The sign that asks for colour is no part of the key.
    const entry = annotations.annotations[sign.replace('\uFE0F', '')];
    if (!entry) throw new Error(`${sign} has no name in ${locale}.`);
    return `${sign} ${[...new Set([...entry.tts, ...(entry.default ?? [])])].join(', ')}`;
  });
  writeFileSync(
    new URL(`emoji-names/${locale}.ts`, composer),
    `// Written by tools/make-emoji-names.ts.\nexport const emojiNames = \`\n${lines.join('\n')}\n\`;\n`,
  );
}
