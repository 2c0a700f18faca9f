import { livingIn } from '../members.ts';

/**
 * Towns that lend themselves to tests: whoever searches around one never meets people of another. A town
 * belongs to one file: its people may still be moving in its last requests when the next file begins.
 */
const towns = [
  'Almelo',
  'Assen',
  'Barneveld',
  'Boxtel',
  'Bussum',
  'Culemborg',
  'Delfzijl',
  'Den Helder',
  'Doetinchem',
  'Drachten',
  'Emmeloord',
  'Emmen',
  'Goes',
  'Gorinchem',
  'Harlingen',
  'Heerlen',
  'Hoorn',
  'Kampen',
  'Lelystad',
  'Meppel',
  'Middelburg',
  'Nunspeet',
  'Putten',
  'Roermond',
  'Roosendaal',
  'Sneek',
  'Stadskanaal',
  'Steenwijk',
  'Terneuzen',
  'Tiel',
  'Uden',
  'Valkenswaard',
  'Veendam',
  'Venlo',
  'Waalwijk',
  'Weert',
  'Winschoten',
  'Winterswijk',
  'Woerden',
  'Zutphen',
] as const;

export type Town = (typeof towns)[number];

/** How far members of the tests look. */
export const KM_AROUND = 10;

const KM_PER_DEGREE = 111.2;

for (const [at, name] of towns.entries()) {
  const one = livingIn(name);
  const narrowing = Math.cos((one.lat / 180) * Math.PI);
  for (const other of towns.slice(at + 1)) {
    const { lat, lon } = livingIn(other);
    const km = KM_PER_DEGREE * Math.hypot(lat - one.lat, (lon - one.lon) * narrowing);
    if (km < KM_AROUND + 1) throw new Error(`${name} and ${other} are ${km.toFixed(1)} km apart.`);
  }
}
