// Makes web/assets/fonts/: the faces of landers, with nothing in them that no lander shows.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

const ascii = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join('');
const letters = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœ';
const marks = '\u2011«»„“”‘’‚–—…·•€£¡¿°×©\u00A0\u202F';
const polish = 'ĄąĆćĘęŁłŃńŚśŹźŻżŠšŽž';

const latin = ascii + letters + marks;
const alphabet = latin.replaceAll(/[^\p{L} ,.?!’'-]/gu, '');
/** What headlines and names are made of. */
const spoken = `${alphabet}0123456789:;/%&„“”«»‘‚–—…·€£¡¿\u00A0\u202F`;

const display = 'platypi/files/platypi-';
const text = 'hanken-grotesk/files/hanken-grotesk-';
const between = { wght: { min: 440, max: 650 } };

const fonts = [
  ['display', `${display}latin-wght-normal`, spoken, { wght: 490 }],
  ['display-ext', `${display}latin-ext-wght-normal`, polish, { wght: 490 }],
  ['display-italic', `${display}latin-wght-italic`, alphabet, { wght: 440 }],
  ['display-italic-ext', `${display}latin-ext-wght-italic`, polish, { wght: 440 }],
  ['text', `${text}latin-wght-normal`, latin, between],
  ['text-ext', `${text}latin-ext-wght-normal`, polish, between],
] as const;

const folder = join(import.meta.dirname, '../web/assets/fonts');
mkdirSync(folder, { recursive: true });
for (const [name, file, glyphs, variationAxes] of fonts) {
  const from = fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}.woff2`));
  const font = await subset(readFileSync(from), glyphs, {
    targetFormat: 'woff2',
    variationAxes,
    // Without figures and ligatures that only features nobody asks for would show.
    noLayoutClosure: true,
  });
  writeFileSync(join(folder, `${name}.woff2`), font);
  process.stdout.write(`${name} ${font.length}\n`);
}
