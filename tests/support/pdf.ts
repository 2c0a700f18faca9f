import { inflateSync } from 'node:zlib';

interface Part {
  readonly head: string;
  readonly stream: string | null;
}

/** The numbered objects of a document, their streams unpacked. */
const partsOf = (bytes: Buffer): ReadonlyMap<string, Part> => {
  const text = bytes.toString('latin1');
  const found = text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm);
  return new Map(
    Array.from(found, ([, no = '', body = '']) => {
      const [head = '', packed] = body.split('\nstream\n');
      const raw = packed === undefined ? null : Buffer.from(packed, 'latin1');
      const isPacked = head.includes('/FlateDecode');
      return [no, { head, stream: raw && (isPacked ? inflateSync(raw) : raw).toString('latin1') }];
    }),
  );
};

const hexes = (text: string): string[] =>
  Array.from(text.matchAll(/<([\da-fA-F ]+)>/g), ([, hex = '']) => hex);

const letters = (hex: string): string =>
  hex
    .split(' ')
    .map((unit) => String.fromCodePoint(Number.parseInt(unit, 16)))
    .join('');

/** Which letter each sign of a face stands for. */
const alphabetOf = (map: string): readonly string[] => {
  const alphabet: string[] = [];
  for (const [, first = '', list = ''] of map.matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/g)) {
    hexes(list).forEach(
      (hex, index) => (alphabet[Number.parseInt(first, 16) + index] = letters(hex)),
    );
  }
  return alphabet;
};

/** All that a document of ours says, one line for each text that was drawn. */
export const textOf = (bytes: Buffer): string => {
  const parts = partsOf(bytes);
  const alphabets = new Map<string, readonly string[]>();
  for (const { head } of parts.values()) {
    for (const [, name = '', no = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(parts.get(no)?.head ?? '') ?? [];
      alphabets.set(name, alphabetOf(parts.get(map)?.stream ?? ''));
    }
  }
  const lines: string[] = [];
  let [face, place] = ['', ''];
  for (const { stream } of parts.values()) {
    for (const line of stream?.split('\n') ?? []) {
      const [, y = ''] = /^1 0 0 1 \S+ (\S+) Tm/.exec(line) ?? [];
      const [, name] = /^\/(F\d+) /.exec(line) ?? [];
      if (name) face = name;
      if (y) {
        if (y !== place) lines.push('');
        place = y;
      }
      if (!line.endsWith('TJ')) continue;
      const signs = hexes(line).join('').match(/.{4}/g) ?? [];
      const said = signs
        .map((sign) => alphabets.get(face)?.[Number.parseInt(sign, 16)] ?? '')
        .join('');
      lines.push(`${lines.pop() ?? ''}${said}`);
    }
  }
  return lines.join('\n');
};
