// Writes web/ui/icons/sprite.svg from the icon package; run by hand after changing names.ts.
// The drawings are Phosphor Icons (MIT).
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { iconSources } from '../web/ui/icons/names.ts';

function weightOf(file: string): string {
  return /-(bold|fill)$/.exec(file)?.[1] ?? 'regular';
}

// One decimal of 256 units is a hundredth of a pixel at the size we draw, and a tenth less to load.
function shorten(path: string): string {
  return path.replaceAll(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.match(/-?\d*\.?\d+/g) ?? [];
    const short = numbers.map((number) => String(Number(Number(number).toFixed(1))));
    return command + short.join(',').replaceAll(',-', '-');
  });
}

function pathOf(file: string): string {
  const url = import.meta.resolve(`@phosphor-icons/core/assets/${weightOf(file)}/${file}.svg`);
  const svg = readFileSync(fileURLToPath(url), 'utf8');
  const paths = [...svg.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length === 0 || /<(circle|line|polyline|rect|polygon|ellipse)\b/.test(svg)) {
    throw new Error(`${file} is not made of paths only`);
  }
  return shorten(paths.join(''));
}

const symbols = Object.entries(iconSources).map(
  ([name, file]) =>
    `<symbol id="${name}" viewBox="0 0 256 256"><path d="${pathOf(file)}"/></symbol>`,
);

writeFileSync(
  new URL('../web/ui/icons/sprite.svg', import.meta.url),
  `<!-- Written by tools/make-icons.ts; do not edit. Phosphor Icons, MIT licence. -->
<svg xmlns="http://www.w3.org/2000/svg">
${symbols.join('\n')}
</svg>
`,
);
