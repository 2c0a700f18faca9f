// Writes web/assets/maps/maps.json from the places of the product; run by hand after make-places.ts.
// A country is drawn by its towns alone: the largest ones that keep a distance from each other.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { servedCountries, type ServedCountry } from '#contract/countries.ts';

interface Columns {
  name: string[];
  region: string[];
  lat: number[];
  lon: number[];
  population: number[];
}

interface Place {
  name: string;
  country: string;
  lat: number;
  lon: number;
  population: number;
}

interface Dot {
  name: string;
  population: number;
  x: number;
  y: number;
}

/** What does not fit on the sheet: islands far away and the empty north. */
const cutOff: Partial<Record<ServedCountry, (place: Place) => boolean>> = {
  US: ({ lat, lon }) => lat > 50 || lon < -125 || lat < 24,
  CA: ({ lat }) => lat > 59,
  ES: ({ lat }) => lat < 35.95,
  NZ: ({ lon }) => lon < 0,
  AU: ({ lat, lon }) => lat < -44 || lon > 155,
};

const [WIDE, HIGH] = [320, 400];
const MARGIN = 10;
const DOTS = 230;
/** The first have somebody pinned to them, the others a name only; how many, and how far apart. */
const pinned = { count: 4, apart: 76 };
const named = { count: 8, apart: 40 };
const walked = { count: 14, apart: 36 };
/** Towns that are smaller than such a part of the largest have no name. */
const LEAST = 1 / 60;

const folder = new URL('../server/adapters/places/', import.meta.url);
const columns = JSON.parse(
  gunzipSync(readFileSync(new URL('places.json.gz', folder))).toString(),
) as Columns;
const places = columns.name.map((name, at): Place => {
  const [country = ''] = (columns.region[at] ?? '').split('.');
  const [lat = 0, lon = 0] = [columns.lat[at], columns.lon[at]];
  return { name, country, lat, lon, population: columns.population[at] ?? 0 };
});

const distance = (a: Dot, b: Dot) => Math.hypot(a.x - b.x, a.y - b.y);

/** The largest first, none nearer to another than that. */
const spread = (dots: readonly Dot[], apart: number, before: readonly Dot[] = []): Dot[] => {
  const kept = [...before];
  for (const dot of dots) {
    if (kept.every((one) => distance(one, dot) >= apart)) kept.push(dot);
  }
  return kept;
};

/** As many as wanted, as far apart as that allows. */
const spreadTo = (dots: readonly Dot[], count: number): Dot[] => {
  let [near, far] = [0, 60];
  for (let step = 0; step < 12; step += 1) {
    const apart = (near + far) / 2;
    if (spread(dots, apart).length > count) near = apart;
    else far = apart;
  }
  return spread(dots, far);
};

const project = (towns: readonly Place[]) => {
  const lats = towns.map(({ lat }) => lat);
  const lons = towns.map(({ lon }) => lon);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = Math.min(
    (WIDE - 2 * MARGIN) / ((east - west) * narrow),
    (HIGH - 2 * MARGIN) / (north - south),
  );
  const dots = towns.map(({ name, population, lat, lon }) => ({
    name,
    population,
    x: Math.round((lon - west) * narrow * scale) + MARGIN,
    y: Math.round((north - lat) * scale) + MARGIN,
  }));
  const width = Math.round((east - west) * narrow * scale) + 2 * MARGIN;
  const height = Math.round((north - south) * scale) + 2 * MARGIN;
  return { width, height, dots };
};

/** A stroke of no length is a dot. */
const pathOf = (dots: readonly Dot[]): string =>
  dots
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join('');

/** A walk from town to town, always to the nearest that was not seen yet, in soft bends. */
const walkOf = (towns: readonly Dot[]): string => {
  const rest = towns.toSorted((a, b) => a.y - b.y);
  const [first] = rest.splice(0, 1);
  if (!first) return '';
  let path = `M${first.x} ${first.y}`;
  let at = first;
  while (rest.length > 0) {
    const here = at;
    rest.sort((a, b) => distance(here, a) - distance(here, b));
    const [next] = rest.splice(0, 1);
    if (!next) break;
    const bend = rest.length % 2 === 0 ? 0.16 : -0.16;
    const x = Math.round((at.x + next.x) / 2 + (next.y - at.y) * bend);
    const y = Math.round((at.y + next.y) / 2 - (next.x - at.x) * bend);
    path += `Q${x} ${y} ${next.x} ${next.y}`;
    at = next;
  }
  return path;
};

/** Whether a pin would stand on the name of a town, which is written to the right of it. */
const covers = (pin: Dot, { x, y }: Dot): boolean =>
  x > pin.x - 75 && x < pin.x + 22 && y > pin.y - 42 && y < pin.y + 18;

const mapOf = (country: ServedCountry) => {
  const cut = cutOff[country] ?? (() => false);
  const own = places.filter((place) => place.country === country && !cut(place));
  const { width, height, dots } = project(own.toSorted((a, b) => b.population - a.population));
  const shown = spreadTo(dots, DOTS).toSorted((a, b) => b.population - a.population);
  const pins = spread(dots, pinned.apart).slice(0, pinned.count);
  const least = (dots[0]?.population ?? 0) * LEAST;
  const free = dots.filter(
    (dot) => dot.population >= least && !pins.some((pin) => covers(pin, dot)),
  );
  const towns = spread(free, named.apart, pins).slice(0, named.count);
  return {
    size: [width, height],
    dots: [shown.slice(0, 12), shown.slice(12, 60), shown.slice(60)].map(pathOf),
    towns: towns.map(({ name, x, y }) => [name.split(' / ')[0] ?? name, x, y] as const),
    walk: walkOf(spread(dots, walked.apart).slice(0, walked.count)),
  };
};

const target = new URL('../web/assets/maps/', import.meta.url);
mkdirSync(target, { recursive: true });
const maps = Object.fromEntries(servedCountries.map((country) => [country, mapOf(country)]));
writeFileSync(new URL('maps.json', target), `${JSON.stringify(maps)}\n`);
