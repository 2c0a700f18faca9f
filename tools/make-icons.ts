// Writes web/ui/icons/sprite.svg from the icon package; run by hand after changing names.ts. Also
// writes web/features/console/icons/sprite.svg, which members never load, and
// web/assets/picks/picks.svg, larger drawings in two tones; run after changing picks.ts.
// The drawings are Phosphor Icons (MIT).
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pickSources } from '#web/assets/picks/picks.ts';
import { consoleIcons } from '#web/features/console/icons/names.ts';
import { iconSources } from '#web/ui/icons/names.ts';

function weightOf(file: string): string {
  return /-(bold|fill|duotone)$/.exec(file)?.[1] ?? 'regular';
}

// One decimal of 256 units is a hundredth of a pixel at the size we draw, and a tenth less to load.
function shorten(path: string): string {
  return path.replaceAll(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.match(/-?\d*\.?\d+/g) ?? [];
    const short = numbers.map((number) => String(Number(Number(number).toFixed(1))));
    return command + short.join(',').replaceAll(',-', '-');
  });
}

function pathsOf(file: string): string[] {
  const url = import.meta.resolve(`@phosphor-icons/core/assets/${weightOf(file)}/${file}.svg`);
  const svg = readFileSync(fileURLToPath(url), 'utf8');
  const paths = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path);
  if (paths.length === 0 || /<(circle|line|polyline|rect|polygon|ellipse)\b/.test(svg)) {
    throw new Error(`${file} is not made of paths only`);
  }
  return paths.map(shorten);
}

function writeSprite(file: string, symbols: readonly string[]): void {
  writeFileSync(
    new URL(`../web/${file}`, import.meta.url),
    `<!-- Written by tools/make-icons.ts; do not edit. Phosphor Icons, MIT licence. -->
<svg xmlns="http://www.w3.org/2000/svg">
${symbols.join('\n')}
</svg>
`,
  );
}

const symbolOf = (name: string, drawing: string): string =>
  `<symbol id="${name}" viewBox="0 0 256 256">${drawing}</symbol>`;

writeSprite(
  'ui/icons/sprite.svg',
  Object.entries(iconSources).map(([name, file]) =>
    symbolOf(name, `<path d="${pathsOf(file).join('')}"/>`),
  ),
);

writeSprite(
  'features/console/icons/sprite.svg',
  consoleIcons.map((name) => symbolOf(name, `<path d="${pathsOf(name).join('')}"/>`)),
);

// The tint is filled as the page says, the line is in the colour of its text.
writeSprite(
  'assets/picks/picks.svg',
  Object.entries(pickSources).map(([name, file]) => {
    const [tint = '', ...line] = pathsOf(`${file}-duotone`);
    return symbolOf(name, `<path d="${tint}"/><path fill="currentColor" d="${line.join('')}"/>`);
  }),
);
