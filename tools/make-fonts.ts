// Makes web/ui/styles/fonts/, the faces of all pages in the weights that are used, and web/assets/fonts/,
// those of landers with nothing in them that no lander shows.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

const ascii = range(0x20, 0x7e);
const letters = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœ';
const marks = '\u2011«»„“”‘’‚–—…·•€£¡¿°×©\u00A0\u202F';
const polish = 'ĄąĆćĘęŁłŃńŚśŹźŻżŠšŽž';

const latin = ascii + letters + marks;
const alphabet = latin.replaceAll(/[^\p{L} ,.?!’'-]/gu, '');
/** What headlines and names are made of. */
const spoken = `${alphabet}0123456789:;/%&„“”«»‘‚–—…·€£¡¿\u00A0\u202F`;

/** What the style sheet of all pages asks of the first files of a face, and of the second ones. */
const allLatin = `${range(0, 0xff)}ıŒœʻʼˆ˚˜\u0304\u0308\u0329${range(0x2000, 0x206f)}€™↑↓−∕\uFEFF\uFFFD`;
const allLatinExt = `${range(0x100, 0x2ff)}${range(0x1e00, 0x1eff)}\u2020\u2113${range(0x20a0, 0x20c0)}`;

const display = 'platypi/files/platypi-';
const text = 'hanken-grotesk/files/hanken-grotesk-';
const ofText = { wght: { min: 400, max: 700 } };
const ofLanders = { wght: { min: 440, max: 650 } };

/** Whether glyphs that only features show are kept: the display face has figures of one width. */
const KEPT = true;

const all = [
  ['display', `${display}latin-wght-normal`, allLatin, { wght: 480 }, KEPT],
  ['display-ext', `${display}latin-ext-wght-normal`, allLatinExt, { wght: 480 }],
  ['display-italic', `${display}latin-wght-italic`, allLatin, { wght: 440 }],
  ['display-italic-ext', `${display}latin-ext-wght-italic`, allLatinExt, { wght: 440 }],
  ['text', `${text}latin-wght-normal`, allLatin, ofText],
  ['text-ext', `${text}latin-ext-wght-normal`, allLatinExt, ofText],
] as const;

const forLanders = [
  ['display', `${display}latin-wght-normal`, spoken, { wght: 490 }],
  ['display-ext', `${display}latin-ext-wght-normal`, polish, { wght: 490 }],
  ['display-italic', `${display}latin-wght-italic`, alphabet, { wght: 440 }],
  ['display-italic-ext', `${display}latin-ext-wght-italic`, polish, { wght: 440 }],
  ['text', `${text}latin-wght-normal`, latin, ofLanders],
  ['text-ext', `${text}latin-ext-wght-normal`, polish, ofLanders],
] as const;

const make = async (place: string, fonts: typeof all | typeof forLanders): Promise<void> => {
  const folder = join(import.meta.dirname, '..', place);
  mkdirSync(folder, { recursive: true });
  for (const [name, file, glyphs, variationAxes, features = false] of fonts) {
    const from = fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}.woff2`));
    const font = await subset(readFileSync(from), glyphs, {
      targetFormat: 'woff2',
      variationAxes,
      noLayoutClosure: !features,
    });
    writeFileSync(join(folder, `${name}.woff2`), font);
    process.stdout.write(`${place}/${name} ${font.length}\n`);
  }
};

await make('web/ui/styles/fonts', all);
await make('web/assets/fonts', forLanders);
