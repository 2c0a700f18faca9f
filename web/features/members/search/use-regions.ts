import { useEffect, useState } from 'react';
import type { Answer } from '../../../../contract/core/endpoint.ts';
import { regions } from '../../../../contract/site.ts';
import { call } from '../../../lib/call.ts';
import type { Regions } from './search-data.ts';

type All = Answer<typeof regions>['regions'];

let loading: Promise<All> | undefined;

/** Asked for once in a visit; a failure may be mended by asking again. */
const load = (): Promise<All> => {
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
  const [all, setAll] = useState<All>({});
  useEffect(() => {
    let left = false;
    load().then(
      (found) => {
        if (!left) setAll(found);
      },
      // One can search without a region.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return (country) => all[country] ?? [];
};
