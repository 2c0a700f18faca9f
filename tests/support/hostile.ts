import fc from 'fast-check';
import type { Endpoint } from '#contract/core/endpoint.ts';
import type { Input } from './sample.ts';
import { inputOf, PICTURE } from './sample.ts';

/** Texts that have broken other servers. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '💘'.repeat(60),
  'é'.normalize('NFD'),
  '\u202Egnp.exe',
  'x'.repeat(10_000),
  "'; DROP TABLE users; --",
  "' OR 1=1 --",
  '%00%ff%2e%2e%2f',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  '{{7*7}}${7*7}',
  '<script>alert(1)</script>',
  'NaN',
  '1e999',
  '\r\nSet-Cookie: session=1',
];

const VALUES = [null, true, -1, 0, 1.5, 1e308, 2 ** 53, [], {}, [[[]]], { length: -1 }];

/** Any character there is, and halves of some; what fast-check has for it takes seconds to set up. */
const character = fc.nat(0x10_ffff).map((code) => String.fromCodePoint(code));

const hostileValue = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom(...TEXTS),
    fc.constantFrom(...VALUES),
    fc.string({ unit: character, maxLength: 200 }),
    fc.array(fc.constantFrom(...TEXTS), { maxLength: 5 }),
    fc.jsonValue({ maxDepth: 3 }),
  );

/** Bytes that are no picture, or not a whole one. */
const hostileBytes = (): fc.Arbitrary<Uint8Array> =>
  fc.oneof(
    fc.uint8Array({ maxLength: 2000 }),
    fc.nat(PICTURE.length).map((length) => PICTURE.subarray(0, length)),
    fc.constantFrom(...TEXTS).map((text) => Buffer.from(text)),
    fc.tuple(fc.nat(PICTURE.length - 1), fc.nat(255)).map(([at, byte]) => PICTURE.with(at, byte)),
    fc.constantFrom(...TEXTS).map((text) => Buffer.concat([PICTURE, Buffer.from(text)])),
  );

/** One field of an input replaced, one taken away, or one added. */
const spoilt = (values: Record<string, unknown>): fc.Arbitrary<object> => {
  const names = Object.keys(values);
  const extra = fc.constantFrom('__proto__', 'constructor', 'id', 'credits', 'role', 'status', '');
  const name = names.length > 0 ? fc.oneof(fc.constantFrom(...names), extra) : extra;
  const changed = fc.tuple(name, hostileValue()).map(([key, value]) => {
    // Defined, not assigned: assigning `__proto__` would change the object's kind instead.
    const copy = { ...values };
    Object.defineProperty(copy, key, { value, enumerable: true, configurable: true });
    return copy;
  });
  const shortened = name.map((key) =>
    Object.fromEntries(Object.entries(values).filter(([other]) => other !== key)),
  );
  return fc.oneof({ arbitrary: changed, weight: 4 }, { arbitrary: shortened, weight: 1 });
};

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An address carries text, and only text that can be encoded. */
const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

const inAddress = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(asText) : asText(value),
    ]),
  );

/** Input that starts from a valid one and has one part spoilt. */
export const hostileInput = (spec: Endpoint): fc.Arbitrary<Input> =>
  inputOf(spec).chain((input) => {
    const parts = (['params', 'query', 'body'] as const).filter((part) => spec[part]);
    return fc.constantFrom(...(parts.length > 0 ? parts : ['query' as const])).chain((part) => {
      const fields = isFields(input[part]) ? input[part] : {};
      const bodies = () =>
        spec.accepts === 'picture' || spec.accepts === 'file'
          ? fc.oneof({ arbitrary: hostileBytes(), weight: 4 }, hostileValue())
          : fc.oneof(spoilt(fields), hostileValue());
      const values: fc.Arbitrary<unknown> =
        part === 'body' ? bodies() : spoilt(fields).map(inAddress);
      return values.map((value) => ({ ...input, [part]: value }));
    });
  });

/** Bodies that are no JSON of any kind, with the type they claim to be. */
export const BROKEN_BODIES: readonly (readonly [
  title: string,
  type: string | undefined,
  body: string,
])[] = [
  ['no JSON', 'application/json', '{"language":'],
  ['nothing at all', 'application/json', ''],
  ['a bare word', 'application/json', 'undefined'],
  ['a poisoned prototype', 'application/json', '{"__proto__":{"status":"active"}}'],
  [
    'a poisoned constructor',
    'application/json',
    '{"constructor":{"prototype":{"status":"active"}}}',
  ],
  ['deep nesting', 'application/json', '['.repeat(30_000) + ']'.repeat(30_000)],
  ['a list', 'application/json', '[]'],
  ['plain text', 'text/plain', 'hello'],
  ['a form', 'application/x-www-form-urlencoded', 'language=nl'],
  ['XML', 'application/xml', '<language>nl</language>'],
  ['no type', undefined, '{"language":"nl"}'],
  ['a broken type', '/;=', '{"language":"nl"}'],
  ['too much', 'application/json', JSON.stringify({ message: 'x'.repeat(70_000) })],
];
