import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** A town or village under the name its residents use; `id` is that of GeoNames. */
export interface Place {
  readonly id: number;
  readonly name: string;
  readonly country: string;
  /** The code of its region, such as `NL.07`. */
  readonly region: string;
  readonly lat: number;
  readonly lon: number;
}

/** The file that tools/make-places.ts writes: the places by country and population, column-wise. */
interface Columns {
  readonly id: readonly number[];
  readonly name: readonly string[];
  readonly region: readonly string[];
  readonly lat: readonly number[];
  readonly lon: readonly number[];
  /** What else a place is called, by its id; most have one name only. */
  readonly otherNames: Readonly<Record<number, readonly string[]>>;
}

interface Atlas {
  readonly byId: ReadonlyMap<number, Place>;
  /** From the most to the least populous. */
  readonly byCountry: ReadonlyMap<string, readonly Place[]>;
  /** By tenth of a degree of latitude. */
  readonly byBand: ReadonlyMap<number, readonly Place[]>;
  readonly otherNames: Columns['otherNames'];
}

/** Where to find the places of one country by name. */
interface Index {
  readonly places: readonly Place[];
  /** Folded names, and what follows each space inside them, in order. */
  readonly keys: readonly string[];
  /** For each key the numbers of its places, raised by their count where it is part of a name. */
  readonly ranks: ReadonlyMap<string, readonly number[]>;
}

const longestTyped = 100;
const earthRadius = 6371;
const radians = Math.PI / 180;
const bandsPerDegree = 10;
const bandOf = (lat: number): number => Math.floor(lat * bandsPerDegree);

let atlas: Atlas | undefined;
const indexes = new Map<string, Index>();

/** The places of a country whose name, or a word inside it, begins with what was typed. */
export function findPlaces(country: string, typed: string, limit = 8): readonly Place[] {
  const start = typed.length > longestTyped ? '' : fold(typed);
  const index = start === '' ? undefined : indexOf(country);
  if (!index) return [];

  const { places, keys, ranks } = index;
  const from = firstIndex(keys, start);
  const to = firstIndex(keys, `${start}\uFFFF`);
  const begun = keys.slice(from, to).flatMap((key) => ranks.get(key) ?? []);
  // Whoever typed all of a short name wants that village, not the cities that begin alike.
  const same = (ranks.get(start) ?? []).filter((rank) => rank < places.length);
  const found = new Set<Place>();
  for (const rank of [...same, ...Uint32Array.from(begun).toSorted()]) {
    if (found.size >= limit) break;
    const place = places[rank % places.length];
    if (place) found.add(place);
  }
  return [...found];
}

export function placeById(id: number): Place | undefined {
  return loaded().byId.get(id);
}

/** The places of a country, from the most to the least populous. */
export function placesOf(country: string): readonly Place[] {
  return loaded().byCountry.get(country) ?? [];
}

/** The place nearest to a position, in whichever country. */
export function nearestPlace(lat: number, lon: number): Place {
  const { byBand } = loaded();
  const band = bandOf(lat);
  let nearest: Place | undefined;
  let distance = Infinity;
  // No place is nearer than its latitude is, so bands further off than the best need no look.
  for (let step = 0; step < 180 * bandsPerDegree; step += 1) {
    if (((step - 1) / bandsPerDegree) * radians * earthRadius > distance) break;
    for (const one of step === 0 ? [band] : [band - step, band + step]) {
      for (const place of byBand.get(one) ?? []) {
        const its = kilometresBetween({ lat, lon }, place);
        if (its < distance) [nearest, distance] = [place, its];
      }
    }
  }
  if (!nearest) throw new RangeError(`${lat}, ${lon} is no position`);
  return nearest;
}

/** Along a great circle. */
export function kilometresBetween(
  a: Pick<Place, 'lat' | 'lon'>,
  b: Pick<Place, 'lat' | 'lon'>,
): number {
  const north = Math.sin(((b.lat - a.lat) * radians) / 2) ** 2;
  const east = Math.sin(((b.lon - a.lon) * radians) / 2) ** 2;
  const part = north + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * east;
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, part)));
}

function loaded(): Atlas {
  atlas ??= load();
  return atlas;
}

function load(): Atlas {
  const file = readFileSync(new URL('places.json.gz', import.meta.url));
  const { id, name, region, lat, lon, otherNames } = JSON.parse(
    gunzipSync(file).toString(),
  ) as Columns;
  const places = id.map((its, at): Place => {
    const code = region[at] ?? '';
    const country = code.slice(0, 2);
    const [north, east] = [lat[at] ?? 0, lon[at] ?? 0];
    return { id: its, name: name[at] ?? '', country, region: code, lat: north, lon: east };
  });
  return {
    byId: new Map(places.map((place) => [place.id, place])),
    byCountry: Map.groupBy(places, ({ country }) => country),
    byBand: Map.groupBy(places, (place) => bandOf(place.lat)),
    otherNames,
  };
}

function indexOf(country: string): Index | undefined {
  const known = indexes.get(country);
  if (known) return known;
  const { byCountry, otherNames } = loaded();
  const places = byCountry.get(country);
  if (!places) return undefined;

  const ranks = new Map<string, number[]>();
  const add = (key: string, rank: number) => {
    const others = ranks.get(key);
    if (others) others.push(rank);
    else ranks.set(key, [rank]);
  };
  for (const [rank, { id, name }] of places.entries()) {
    // Half of a name in two languages, such as Biel/Bienne, is a name of its own.
    const halves = name.includes('/') ? name.split('/') : [];
    for (const key of [name, ...halves, ...(otherNames[id] ?? [])].flatMap(spellings)) {
      add(key, rank);
      for (let space = key.indexOf(' '); space >= 0; space = key.indexOf(' ', space + 1)) {
        add(key.slice(space + 1), rank + places.length);
      }
    }
  }
  const index = { places, keys: [...ranks.keys()].toSorted(), ranks };
  indexes.set(country, index);
  return index;
}

const shortForms = [
  [' saint ', ' st '],
  [' sainte ', ' ste '],
  [' sankt ', ' st '],
  [' fort ', ' ft '],
  [' mount ', ' mt '],
] as const;

/** The ways in which people type a name: with or without apostrophes, in full or shortened. */
function spellings(name: string): string[] {
  // Most names are plain, and there are many.
  if (/^[a-z]+$/i.test(name)) return [name.toLowerCase()];
  const plain = fold(name);
  const all = [plain];
  if (/['’‘]/.test(name)) all.push(fold(name.replaceAll(/['’‘]/g, '')));
  const words = ` ${plain} `;
  for (const [long, short] of shortForms) {
    if (words.includes(long)) all.push(words.replaceAll(long, short).trim());
    if (words.includes(short)) all.push(words.replaceAll(short, long).trim());
  }
  return all;
}

/** Letters that Unicode does not take apart into a plain one and its mark. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/** A name in a to z, digits and single spaces, so that it is found however it is typed. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[æœøßłđðþ]/g, (letter) => plainLetters[letter] ?? '')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Of sorted keys the index of the first that does not come before the given one. */
function firstIndex(keys: readonly string[], given: string): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] ?? '') < given) low = middle + 1;
    else high = middle;
  }
  return low;
}
