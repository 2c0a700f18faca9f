/** An element of a document; names without their prefixes, values of attributes as they stand. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
}

/** A document that is none, or not one that is expected. */
export class NotReadable extends Error {
  override name = 'NotReadable';
}

const PART =
  /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\/([\w.:-]+)\s*>|<([\w.:-]+)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;
const ATTRIBUTE = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const DEEPEST = 100;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const plain = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (_, hex, decimal, name) => {
    const known = entities[String(name)];
    if (known !== undefined) return known;
    const point = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    // Entities of a document's own can grow without end, and there are none in bank files.
    if (!(point > 0 && point <= 0x10_ffff)) throw new NotReadable('unknown entity');
    return String.fromCodePoint(point);
  });

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

interface Open {
  readonly tag: string;
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: Element[];
  text: string;
}

const openOf = (tag: string, attributes: string): Open => ({
  tag,
  name: localName(tag),
  attributes: Object.fromEntries(
    [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', double, single]) => [
      localName(key),
      plain(double ?? single ?? ''),
    ]),
  ),
  children: [],
  text: '',
});

/** Reads the plain XML that banks write: elements and texts, without document types. */
export const readXml = (source: string): Element => {
  const text = source.replace(/^\uFEFF/, '').trim();
  const root = openOf('', '');
  const open = [root];
  PART.lastIndex = 0;
  while (PART.lastIndex < text.length) {
    const part = PART.exec(text);
    if (!part) throw new NotReadable('not XML');
    const [, raw, ends, begins, attributes = '', isEmpty, words] = part;
    const top = open.at(-1) ?? root;
    if (raw !== undefined) top.text += raw;
    else if (words !== undefined) top.text += plain(words);
    else if (begins !== undefined) {
      const element = openOf(begins, attributes);
      top.children.push(element);
      if (!isEmpty) open.push(element);
      if (open.length > DEEPEST) throw new NotReadable('too deep');
    } else if (ends !== undefined && (top.tag !== ends || open.pop() === root)) {
      throw new NotReadable('elements do not match');
    }
  }
  const [first, ...more] = root.children;
  if (open.length > 1 || !first || more.length > 0 || root.text.trim() !== '') {
    throw new NotReadable('not one document');
  }
  return first;
};

/** All elements that are reached by going down these names. */
export const allAt = (element: Element, ...path: readonly string[]): Element[] => {
  const [name, ...rest] = path;
  if (name === undefined) return [element];
  return element.children
    .filter((child) => child.name === name)
    .flatMap((child) => allAt(child, ...rest));
};

/** The text of the first such element; null without one. */
export const textAt = (element: Element, ...path: readonly string[]): string | null =>
  allAt(element, ...path)[0]?.text.trim() || null;
