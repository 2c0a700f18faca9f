import { useSyncExternalStore } from 'react';
import type { Answer } from '#contract/core/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { geocode } from '#contract/members/profile.ts';
import { call } from '#web/lib/call.ts';
import { createStore } from '#web/lib/store.ts';

/** Whether the browser may tell where it is: its own word, if it has one. */
type GeolocationPermission = 'unsupported' | 'unknown' | PermissionState;

const isSupported = () => 'geolocation' in navigator;

const permission = createStore<GeolocationPermission>('unknown');

/** Browsers of old do not know the question, and some refuse to answer it: then nobody knows. */
const watch = async (permissions: Permissions | undefined) => {
  if (!isSupported()) return permission.set('unsupported');
  try {
    const status = await permissions?.query({ name: 'geolocation' });
    if (!status) return;
    permission.set(status.state);
    status.addEventListener('change', () => permission.set(status.state));
  } catch {
    permission.set('unknown');
  }
};

let watching: Promise<void> | undefined;

const subscribe = (changed: () => void) => {
  const unsubscribe = permission.subscribe(changed);
  watching ??= watch(navigator.permissions);
  return unsubscribe;
};

/** Follows the permission, also when it is changed in the browser's own settings. */
export const useGeolocationPermission = (): GeolocationPermission =>
  useSyncExternalStore(subscribe, permission.get, () => permission.initial);

type Geocode = Answer<typeof geocode>;

/** A town, and whether the server could store it as the member's. */
export interface FoundPlace extends Pick<Geocode, 'stored'> {
  readonly place: NonNullable<Geocode['place']>;
}

type LocateResult =
  | {
      readonly found: FoundPlace;
      /** Known from an earlier question, and not stored by this one. */
      readonly isCached: boolean;
    }
  | { readonly found: null; readonly reason: 'unsupported' | 'denied' | 'failed' | 'nowhere' };

const KEY = 'geocode';
const HOUR_MS = 3_600_000;
const CACHE_MS = limits.geolocationHours * HOUR_MS;
const TIMEOUT_MS = 20_000;

interface CachedPlace {
  readonly at: number;
  readonly found: FoundPlace;
}

/** The town, for this visit and an hour at most. The position itself is kept nowhere. */
const readCachedPlace = (): FoundPlace | null => {
  try {
    const cached = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as CachedPlace | null;
    return cached && Date.now() - cached.at < CACHE_MS ? cached.found : null;
  } catch {
    return null;
  }
};

const cachePlace = (found: FoundPlace) => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), found } satisfies CachedPlace));
  } catch {
    // Without storage the browser is simply asked again.
  }
};

const getPosition = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      maximumAge: CACHE_MS,
      timeout: TIMEOUT_MS,
    });
  });

const isPermissionDenied = (error: unknown) =>
  error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED;

/** A few decimals name a town as well as many do. */
const formatCoordinate = (degrees: number) => degrees.toFixed(3);

/** The place where the browser is, which the server stores as the member's. Asks for permission. */
export const findPlace = async (): Promise<LocateResult> => {
  if (!isSupported()) return { found: null, reason: 'unsupported' };
  const known = readCachedPlace();
  if (known) return { found: known, isCached: true };
  try {
    const { latitude, longitude } = (await getPosition()).coords;
    const query = { lat: formatCoordinate(latitude), lon: formatCoordinate(longitude) };
    const { place, stored } = await call(geocode, { query });
    if (!place) return { found: null, reason: 'nowhere' };
    const found = { place, stored };
    cachePlace(found);
    return { found, isCached: false };
  } catch (error) {
    return { found: null, reason: isPermissionDenied(error) ? 'denied' : 'failed' };
  }
};
