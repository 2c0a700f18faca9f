import { createRequire } from 'node:module';
import { open } from 'maxmind';
import type { CountryResponse } from 'maxmind';

/** Tells the country an internet address is registered in. */
export interface Geoip {
  countryOf(address: string): string | null;
}

const file = createRequire(import.meta.url).resolve(
  '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
);

interface Entry {
  readonly country_code?: string;
}

/** Opens the bundled table of address ranges; nothing is asked of anyone outside. */
export const openGeoip = async (): Promise<Geoip> => {
  const reader = await open<CountryResponse & Entry>(file);
  return {
    countryOf: (address) => {
      try {
        // An IPv4 visitor of a server that listens on IPv6 comes with this prefix.
        return reader.get(address.replace(/^::ffff:/i, ''))?.country_code ?? null;
      } catch {
        return null;
      }
    },
  };
};
