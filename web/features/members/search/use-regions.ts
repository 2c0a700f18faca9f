import { useEffect, useState } from 'react';
import type { Answer } from '#contract/core/endpoint.ts';
import { regions } from '#contract/site.ts';
import { call } from '#web/lib/call.ts';
import { ignore } from '#web/lib/ignore.ts';
import type { Regions } from './search-data.ts';

type RegionsByCountry = Answer<typeof regions>['regions'];

let loading: Promise<RegionsByCountry> | undefined;

/** Asked for once in a visit; a failure may be mended by asking again. */
const load = (): Promise<RegionsByCountry> => {
  loading ??= call(regions).then(
    (answer) => answer.regions,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
};

/** The regions of a country, empty until they are there. */
export const useRegions = (): ((country: string) => Regions) => {
  const [all, setAll] = useState<RegionsByCountry>({});
  useEffect(() => {
    let isUnmounted = false;
    load().then(
      (found) => {
        if (!isUnmounted) setAll(found);
      },
      // One can search without a region.
      ignore,
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  return (country) => all[country] ?? [];
};
