const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (one) => ENTITIES[one] ?? one);

/** How each part looks on light and on dark paper; a picture follows the theme of whoever reads it. */
const COLOURS = {
  ink: ['#1c1b22', '#eceaf2'],
  soft: ['#5d5b68', '#a9a6b5'],
  line: ['#d8d6de', '#3b3947'],
  paper: ['#ffffff', '#16151c'],
  met: ['#1d7f63', '#4cc39d'],
  missed: ['#c2502f', '#f08a63'],
} as const;

/** Of lines, in turn. */
const LINES = [
  ['#2f6fd0', '#77a9f7'],
  ['#c2502f', '#f08a63'],
  ['#1d7f63', '#4cc39d'],
  ['#8a4fc0', '#c39af0'],
  ['#a07300', '#dcb345'],
  ['#b8336f', '#f08ab5'],
] as const;

/** The class of a line, and of what is filled in its colour. */
export const colourOf = (number: number): string => `c${number % LINES.length}`;

/** No variables: not all programs that show pictures know them. */
const coloursOf = (theme: 0 | 1): string => `
  text { fill: ${COLOURS.ink[theme]} }
  .soft { fill: ${COLOURS.soft[theme]} }
  .paper { fill: ${COLOURS.paper[theme]} }
  .met { fill: ${COLOURS.met[theme]} }
  .missed { fill: ${COLOURS.missed[theme]} }
  .grid { stroke: ${COLOURS.line[theme]} }
  .goal, .spread { stroke: ${COLOURS.ink[theme]} }
${LINES.map((line, at) => `  .c${at} { fill: ${line[theme]}; stroke: ${line[theme]} }`).join('\n')}`;

const STYLE = `
  text { font: 12px system-ui, 'DejaVu Sans', sans-serif }
  .head { font-weight: 600; font-size: 13px }
  .end { text-anchor: end }
  .middle { text-anchor: middle }
  .goal, .spread { stroke-width: 1.5 }
${coloursOf(0)}
  @media (prefers-color-scheme: dark) {${coloursOf(1)}
  }
  .curve { fill: none; stroke-width: 2; stroke-linejoin: round }`;

export const WIDTH = 860;

/** Rounded: a picture is written anew only where it looks different. */
export const at = (value: number): string => String(Number(value.toFixed(1)));

export const textAt = (x: number, y: number, kind: string, text: string): string =>
  `<text x="${at(x)}" y="${at(y)}" class="${kind}">${escapeXml(text)}</text>`;

export const lineAt = (from: [number, number], to: [number, number], kind: string): string =>
  `<line x1="${at(from[0])}" y1="${at(from[1])}" x2="${at(to[0])}" y2="${at(to[1])}" class="${kind}"/>`;

/** A picture of parts that lie below each other. */
export const svgOf = (title: string, height: number, parts: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${at(height)}" width="${WIDTH}" height="${at(height)}" role="img">`,
    `<title>${escapeXml(title)}</title>`,
    `<style>${STYLE}\n</style>`,
    `<rect width="${WIDTH}" height="${at(height)}" class="paper"/>`,
    ...parts,
    '</svg>\n',
  ].join('\n');
