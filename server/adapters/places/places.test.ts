import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { servedCountries } from '#contract/countries.ts';
import { findPlaces, kilometresBetween, nearestPlace, placeById, regionsOf } from './index.ts';
import type { Place } from './index.ts';

const file = readFileSync(new URL('places.json.gz', import.meta.url));
const columns = JSON.parse(gunzipSync(file).toString()) as { id: number[]; population: number[] };
const places = columns.id.map((id) => placeById(id)).filter((place) => place !== undefined);

const names = (country: string, typed: string, limit?: number) =>
  findPlaces(country, typed, limit).map(({ name }) => name);

describe('the list of places', () => {
  it('has each place under its own id', () => {
    expect(places.length).toBe(columns.id.length);
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    expect(placeById(2759794)).toEqual({
      id: 2759794,
      name: 'Amsterdam',
      country: 'NL',
      region: 'NL.07',
      lat: 52.374,
      lon: 4.89,
    });
    expect(placeById(0)).toBeUndefined();
    expect(placeById(Number.NaN)).toBeUndefined();
  });

  it.each(servedCountries)('has places in %s, each with a region of that country', (country) => {
    const its = places.filter((place) => place.country === country);
    const codes = new Set(regionsOf(country).map(({ code }) => code));
    expect(its.length).toBeGreaterThan(100);
    expect(its.filter(({ region }) => !codes.has(region))).toEqual([]);
    // A region without any place could not be chosen.
    expect(new Set(its.map(({ region }) => region))).toEqual(codes);
  });

  it('goes by country, and from the most to the least populous', () => {
    const order = places.map(({ country }) => servedCountries.findIndex((one) => one === country));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    const risen = places.filter((place, at) => {
      const before = places[at - 1]?.country === place.country ? columns.population[at - 1] : null;
      return typeof before === 'number' && before < (columns.population[at] ?? 0);
    });
    expect(risen).toEqual([]);
  });

  it('has a name and a position for each', () => {
    const odd = places.filter(
      ({ name, lat, lon }) =>
        name.trim() !== name || name === '' || !(Math.abs(lat) < 90) || !(Math.abs(lon) <= 180),
    );
    expect(odd).toEqual([]);
  });

  it.each([
    ['NO', 'Tromsø', 'NO.18'],
    ['NO', 'Drammen', 'NO.04'],
    ['NO', 'Tønsberg', 'NO.20'],
    ['NO', 'Skien', 'NO.17'],
    ['CH', 'Moutier', 'CH.JU'],
    ['FI', 'Kuhmoinen', 'FI.06'],
  ])('knows the regions of today: in %s %s lies in %s', (country, name, region) => {
    expect(findPlaces(country, name)[0]).toMatchObject({ name, region });
  });
});

describe('findPlaces', () => {
  it.each([
    ['NL', 'amst', 'Amsterdam'],
    ['BE', 'lieg', 'Liège'],
    ['FR', 'PARI', 'Paris'],
    ['US', 'new york', 'New York City'],
    ['GB', 'manch', 'Manchester'],
    ['IE', 'gal', 'Galway'],
    ['CA', 'montre', 'Montréal'],
    ['AU', 'melb', 'Melbourne'],
    ['NZ', 'auck', 'Auckland'],
    ['SE', 'stock', 'Stockholm'],
    ['ES', '  barc', 'Barcelona'],
  ])('finds in %s by %j %s first', (country, typed, name) => {
    expect(names(country, typed)[0]).toBe(name);
  });

  it.each([
    ['DE', 'Düsseldorf', 'dusseldorf', 'DÜSSEL'],
    ['DE', 'Gießen', 'giessen', 'gieß'],
    ['DK', 'Køge', 'koge', 'KØGE'],
    ['DK', 'Næstved', 'naestved', 'næst'],
    ['PL', 'Łódź', 'lodz', 'ŁÓDŹ'],
    ['NO', 'Ålesund', 'alesund', 'a\u030Alesund'],
    ['FR', "Villeneuve-d'Ascq", 'villeneuve d ascq', 'villeneuve dascq'],
    ['FR', 'Marcq-en-Barœul', 'marcq en baroeul', 'MARCQ-EN-BARŒ'],
    ['FR', 'Saint-Étienne', 'saint etienne', 'st. eti'],
    ['US', 'St. Louis', 'st louis', 'Saint Louis'],
    ['US', 'Fort Worth', 'fort wor', 'ft. worth'],
  ])('finds in %s %s however it is typed', (country, name, ...typed) => {
    for (const one of typed) expect(names(country, one), one).toContain(name);
  });

  it.each([
    ['DE', 'München', 'munich'],
    ['DE', 'Köln', 'cologne'],
    ['AT', 'Wien', 'vienna'],
    ['IT', 'Roma', 'rome'],
    ['IT', 'Firenze', 'florence'],
    ['DK', 'København', 'copenhagen'],
    ['NL', 'Den Haag', 'the hague'],
    ['NL', "'s-Hertogenbosch", 'den bosch'],
    ['BE', 'Brussel / Bruxelles', 'brussels'],
    ['BE', 'Antwerpen', 'antwerp'],
    ['PL', 'Warszawa', 'warsaw'],
    ['SE', 'Göteborg', 'gothenburg'],
    ['CH', 'Genève', 'geneva'],
    ['CH', 'Zürich', 'zurich'],
    ['ES', 'Sevilla', 'seville'],
    ['FI', 'Turku', 'åbo'],
    ['IE', 'Limerick', 'luimneach'],
  ])('shows in %s %s under its own name and finds it as %s', (country, name, foreign) => {
    expect(names(country, foreign)[0]).toBe(name);
    expect(names(country, name)[0]).toBe(name);
  });

  it('finds both halves of a name in two languages', () => {
    expect(names('BE', 'bruxel')[0]).toBe('Brussel / Bruxelles');
    expect(names('CH', 'bienne')[0]).toBe('Biel/Bienne');
  });

  it('offers the full name first, then names that begin so, then words inside', () => {
    expect(names('DE', 'au').slice(0, 2)).toEqual(['Au', 'Augsburg']);
    const wien = names('AT', 'wien', 50);
    expect(wien.slice(0, 2)).toEqual(['Wien', 'Wiener Neustadt']);
    const inside = wien.findIndex((name) => !name.startsWith('Wien'));
    expect(inside).toBeGreaterThan(1);
    expect(wien.slice(inside).some((name) => name.startsWith('Wien'))).toBe(false);
  });

  it('offers each of several places of one name, the bigger one first', () => {
    const found = findPlaces('DE', 'Frankfurt');
    expect(found.map(({ name, region }) => `${name} ${region}`)).toEqual([
      'Frankfurt am Main DE.05',
      'Frankfurt (Oder) DE.11',
    ]);
    const springfields = findPlaces('US', 'springfield').filter(
      ({ name }) => name === 'Springfield',
    );
    expect(new Set(springfields.map(({ region }) => region))).toContain('US.IL');
    expect(new Set(springfields.map(({ region }) => region))).toContain('US.MA');
    expect(new Set(springfields.map(({ id }) => id)).size).toBe(springfields.length);
  });

  it('finds every place by its own name', () => {
    const namesakes = Map.groupBy(places, ({ country, name }) => `${country} ${name}`);
    const lost = [...namesakes.values()].filter(([first]) => {
      return first && !findPlaces(first.country, first.name, 100).includes(first);
    });
    expect(lost).toEqual([]);
  });

  it('gives no more than asked for, eight unless told, and none twice', () => {
    expect(findPlaces('US', 's')).toHaveLength(8);
    expect(findPlaces('US', 's', 3)).toHaveLength(3);
    expect(findPlaces('US', 's', 0)).toEqual([]);
    const many = findPlaces('FR', 'saint', 5000);
    expect(new Set(many).size).toBe(many.length);
  });

  it('keeps to the country, and has none for a country not served', () => {
    expect(new Set(findPlaces('FR', 'saint', 100).map(({ country }) => country))).toEqual(
      new Set(['FR']),
    );
    expect(findPlaces('JP', 'tokyo')).toEqual([]);
    expect(findPlaces('constructor', 'a')).toEqual([]);
    expect(findPlaces('', 'a')).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['a zero byte', '\u0000'],
    ['a wildcard', '%'],
    ['punctuation', "'-_/\\.*?[]()"],
    ['an emoji', '\u{1F600}'],
    ['half an emoji', '\uD83D'],
    ['a lone accent', '\u0301'],
    ['another script', '東京'],
    ['10,000 letters', 'a'.repeat(10_000)],
    ['a name 10,000 characters long', 'Amsterdam'.padEnd(10_000)],
    ['what no name begins with', 'xqzw'],
    ['the name of a property', '__proto__'],
  ])('finds nothing for %s', (_, typed) => {
    expect(findPlaces('NL', typed)).toEqual([]);
  });
});

describe('nearestPlace', () => {
  it.each([
    ['Utrecht', 52.09, 5.12],
    ['Bern', 46.948, 7.447],
    ['Hobart', -42.88, 147.33],
    ['Kirkenes', 69.73, 30.05],
  ])('finds %s', (name, lat, lon) => {
    expect(nearestPlace(lat, lon).name).toBe(name);
  });

  it('is right everywhere, at the poles and across the date line too', () => {
    const positions = [
      [90, 0],
      [-90, 0],
      [0, 0],
      [-44, 179.99],
      [-44, -179.99],
      [52, -180],
      [-20, -170],
    ];
    for (let at = 0; at < 15; at += 1) positions.push([((at * 37) % 180) - 90, at * 24.4 - 180]);
    for (const [lat = 0, lon = 0] of positions) {
      const distance = (place: Place) => kilometresBetween({ lat, lon }, place);
      const least = places.reduce((best, place) => Math.min(best, distance(place)), Infinity);
      expect(distance(nearestPlace(lat, lon)), `${lat}, ${lon}`).toBe(least);
    }
  }, 60_000);

  it('refuses what is no position', () => {
    expect(() => nearestPlace(Number.NaN, 5)).toThrow(RangeError);
    expect(() => nearestPlace(52, Number.NaN)).toThrow(RangeError);
    expect(() => nearestPlace(Infinity, 5)).toThrow(RangeError);
  });
});

describe('kilometresBetween', () => {
  it.each([
    [{ lat: 52.374, lon: 4.89 }, { lat: 52.374, lon: 4.89 }, 0],
    [{ lat: 52.374, lon: 4.89 }, { lat: 52.091, lon: 5.122 }, 35],
    [{ lat: 40.714, lon: -74.006 }, { lat: 51.509, lon: -0.126 }, 5570],
    [{ lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 }, 111],
    [{ lat: 0, lon: 0 }, { lat: 0, lon: 180 }, 20015],
  ])('from %j to %j it is about %d', (a, b, distance) => {
    expect(Math.round(kilometresBetween(a, b))).toBe(distance);
  });
});
