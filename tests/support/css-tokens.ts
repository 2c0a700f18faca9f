/** Works out CSS custom properties the way a browser would, as far as our token files go. */
import type { Colour } from './oklab.ts';
import { mixInOklab } from './oklab.ts';

export type Scheme = 'light' | 'dark';
type Tokens = ReadonlyMap<string, string>;

type Rule = { selectors: string[]; declarations: [name: string, value: string][] };

/** Flat rules with their custom properties; conditions of at-rules are ignored. */
export function parseRules(css: string): Rule[] {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selectors: splitArguments(selector),
    declarations: [...body.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll(/\s+/g, ' ').trim()],
    ),
  }));
}

/** The properties of a page with the given niche: the defaults, then what the niche rewrites. */
export function tokensOf(css: string, niche: number): Tokens {
  const rules = parseRules(css);
  const defaults = rules.filter(({ selectors }) =>
    selectors.some((selector) => selector === ':root' || selector.startsWith(':where(:root')),
  );
  const own = rules.filter(({ selectors }) => selectors.includes(`[data-niche='${niche}']`));
  return new Map([...defaults, ...own].flatMap(({ declarations }) => declarations));
}

/** A property's value with every var() and light-dark() worked out. */
export function resolve(tokens: Tokens, name: string, scheme: Scheme): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`${name} is not defined`);
  const expanded = value.replaceAll(/var\((--[\w-]+)\)/g, (_, other: string) =>
    resolve(tokens, other, scheme),
  );
  return pickScheme(expanded, scheme);
}

/** The colour of a property: #rrggbb, rgb(r g b / a), or a mix of two of these or with transparent. */
export function colourOf(tokens: Tokens, name: string, scheme: Scheme): Colour {
  return parseColour(resolve(tokens, name, scheme));
}

/** The colour of a linear gradient of one hue at a position between 0 and 1. */
export function gradientAt(gradient: string, position: number): Colour {
  const stops = gradientStops(gradient);
  const after = stops.findIndex(({ at }) => at >= position);
  const [from, to] = [stops[after - 1], stops[after]];
  if (!from || !to) throw new Error(`no stops around ${position}: ${gradient}`);
  const share = (position - from.at) / (to.at - from.at);
  return { ...to.colour, a: from.colour.a + share * (to.colour.a - from.colour.a) };
}

function gradientStops(gradient: string): { colour: Colour; at: number }[] {
  const inside = gradient.slice(gradient.indexOf('(') + 1, -1);
  return splitArguments(inside)
    .slice(1)
    .map((stop) => {
      const space = stop.lastIndexOf(' ');
      return {
        colour: parseColour(stop.slice(0, space)),
        at: Number.parseFloat(stop.slice(space)) / 100,
      };
    });
}

export function parseColour(value: string): Colour {
  if (value === 'transparent') return { r: 0, g: 0, b: 0, a: 0 };
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value);
  if (hex) {
    const [r = 0, g = 0, b = 0] = hex.slice(1).map((channel) => Number.parseInt(channel, 16));
    return { r, g, b, a: 1 };
  }
  const rgb = /^rgb\(([\d.]+) ([\d.]+) ([\d.]+) \/ ([\d.]+)\)$/.exec(value);
  if (rgb) {
    const [r = 0, g = 0, b = 0, a = 1] = rgb.slice(1).map(Number);
    return { r, g, b, a };
  }
  const mix = /^color-mix\(in srgb, (.+) ([\d.]+)%, transparent\)$/.exec(value);
  if (mix?.[1] !== undefined) return { ...parseColour(mix[1]), a: Number(mix[2]) / 100 };
  const inOklab = /^color-mix\(in oklab, (.+)\)$/.exec(value);
  if (inOklab?.[1] !== undefined) {
    const [one, other] = splitArguments(inOklab[1]).map(partOfMix);
    if (one && other) {
      const share = one.share ?? 1 - (other.share ?? 0.5);
      return mixInOklab(parseColour(one.colour), share, parseColour(other.colour));
    }
  }
  throw new Error(`not a colour the tokens use: ${value}`);
}

function partOfMix(part: string): { colour: string; share: number | null } {
  const [, colour = part, percent] = /^(.+) ([\d.]+)%$/.exec(part) ?? [];
  return { colour, share: percent === undefined ? null : Number(percent) / 100 };
}

/** A see-through colour laid over an opaque one. */
export function over(top: Colour, below: Colour): Colour {
  const blend = (x: number, y: number) => x * top.a + y * (1 - top.a);
  return { r: blend(top.r, below.r), g: blend(top.g, below.g), b: blend(top.b, below.b), a: 1 };
}

/** Contrast ratio as WCAG 2.2 defines it. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance({ r, g, b }: Colour): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function pickScheme(value: string, scheme: Scheme): string {
  const start = value.lastIndexOf('light-dark(');
  if (start === -1) return value;
  const open = start + 'light-dark('.length;
  const end = closingParenthesis(value, open);
  const [light = '', dark = ''] = splitArguments(value.slice(open, end));
  const picked = scheme === 'light' ? light : dark;
  return pickScheme(value.slice(0, start) + picked + value.slice(end + 1), scheme);
}

function closingParenthesis(value: string, from: number): number {
  let depth = 1;
  for (let index = from; index < value.length; index++) {
    if (value[index] === '(') depth++;
    if (value[index] === ')' && --depth === 0) return index;
  }
  throw new Error(`unclosed parenthesis: ${value}`);
}

/** Splits at the commas that are not inside parentheses. */
function splitArguments(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of list) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}
