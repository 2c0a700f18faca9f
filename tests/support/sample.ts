import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { callUrl } from '#contract/core/client.ts';
import { limits } from '#contract/limits.ts';
import { bomb } from './pictures.ts';

type Json = z.core.JSONSchema.JSONSchema;

/** Values to use where a field has this name or format, such as the ids of another member. */
export type Known = Readonly<Record<string, unknown>>;

export interface Input {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

const matchers = new Map<string, fc.Arbitrary<string>>();

/** Made once for each pattern, of which there are few: to make one takes as long as a call. */
const matching = (pattern: RegExp): fc.Arbitrary<string> => {
  const made = matchers.get(String(pattern)) ?? fc.stringMatching(pattern);
  matchers.set(String(pattern), made);
  return made;
};

const byFormat: Readonly<Record<string, () => fc.Arbitrary<unknown>>> = {
  email: () => matching(/^[a-z]{1,12}@[a-z]{1,12}\.example$/),
  uuid: () => fc.uuid(),
  // What `fc.webUrl` draws its paths from takes seconds to set up.
  uri: () =>
    fc
      .tuple(fc.domain(), matching(/^(\/[\w.~!$&'()*+,;=:@%-]{0,9}){0,3}$/))
      .map(([host, path]) => `https://${host}${path.replaceAll('%', '%25')}`),
  'date-time': () => fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
};

/** Fields whose rules go beyond what a JSON schema tells. */
const byName: Readonly<Record<string, () => fc.Arbitrary<unknown>>> = {
  date_of_birth: () =>
    fc
      .date({ min: new Date('1940-01-01'), max: new Date('2000-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  name: () => matching(/^[a-z]{2,12}$/),
};

/** A filter that gives up instead of searching for ever. */
const fitting = (fits: (value: unknown) => boolean, what: object) => {
  let misses = 0;
  return (value: unknown): boolean => {
    misses = fits(value) ? 0 : misses + 1;
    if (misses > 1000) throw new Error(`No sample fits ${JSON.stringify(what)}`);
    return misses === 0;
  };
};

const textOf = (schema: Json): fc.Arbitrary<unknown> => {
  const { format, pattern, minLength, maxLength } = schema;
  const formatted = byFormat[format ?? ''];
  if (formatted) return formatted();
  const bounded = minLength !== undefined || maxLength !== undefined;
  if (pattern !== undefined && !bounded) return matching(new RegExp(pattern, 'u'));
  const shape = new RegExp(pattern ?? '', 'u');
  return fc
    .string({ unit: 'grapheme', minLength: minLength ?? 0, maxLength: maxLength ?? 50 })
    .filter(fitting((text) => shape.test(String(text)), schema));
};

const objectOf = (schema: Json, known: Known): fc.Arbitrary<unknown> => {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    name,
    name in known
      ? fc.constant(known[name])
      : (byName[name]?.() ?? arbitraryOf(field as Json, known)),
  ]);
  const values = fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: schema.required ?? [],
  });
  // A password that is asked for twice has to be the same twice, which no schema can say.
  return 'repeat' in (schema.properties ?? {})
    ? values.map((value) => ({ ...value, repeat: value['password'] }))
    : values;
};

/** Values that a JSON schema describes. A schema it cannot read is an error, so that no gap hides. */
const arbitraryOf = (schema: Json, known: Known): fc.Arbitrary<unknown> => {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map((one) => arbitraryOf(one, known)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.format !== undefined && schema.format in known)
    return fc.constant(known[schema.format]);
  const { minimum: min, maximum: max } = schema;
  const range = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer(range);
    case 'number':
      return fc.double({ ...range, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitraryOf(schema.items as Json, known), {
        minLength: schema.minItems ?? 0,
        maxLength: schema.maxItems ?? 5,
      });
    case 'object':
      return objectOf(schema, known);
    default:
      throw new Error(`No samples for ${JSON.stringify(schema)}`);
  }
};

const partOf = (part: z.core.$ZodType | undefined, known: Known): fc.Arbitrary<unknown> => {
  if (part === undefined) return fc.constant(undefined);
  const schema = z.toJSONSchema(part, { io: 'input' }) as Json;
  const accepted = (value: unknown) => z.safeParse(part, value).success;
  return arbitraryOf(schema, known).filter(fitting(accepted, schema));
};

/** As small as a picture may be; a bomb of this size is none. */
export const PICTURE = bomb(limits.picture.minSide, limits.picture.minSide);

/** What is taken as it is; nobody has signed the second one. */
const bodies = { picture: PICTURE, file: PICTURE, signed: '{}', form: undefined };

/** Input that an endpoint's own schemas accept. */
export const inputOf = (spec: Endpoint, known: Known = {}): fc.Arbitrary<Input> =>
  fc.record({
    params: partOf(spec.params, known),
    query: partOf(spec.query, known),
    body: spec.accepts ? fc.constant(bodies[spec.accepts]) : partOf(spec.body, known),
  });

const samples = new WeakMap<Endpoint, Input>();

/** One such input, the same at every run. */
export const sampleOf = (spec: Endpoint, known: Known = {}): Input => {
  const kept = samples.get(spec);
  const isPlain = Object.keys(known).length === 0;
  if (kept && isPlain) return kept;
  const [input = {}] = fc.sample(inputOf(spec, known), { seed: 1, numRuns: 1 });
  if (isPlain) samples.set(spec, input);
  return input;
};

/** What `send` needs to call an endpoint with an input. */
export const requestOf = (spec: Endpoint, { params, query, body }: Input) =>
  [spec.method, callUrl(spec, { params, query }), body === undefined ? {} : { body }] as const;
