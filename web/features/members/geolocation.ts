import { useSyncExternalStore } from 'react';
import type { Answer } from '../../../contract/core/endpoint.ts';
import { limits } from '../../../contract/limits.ts';
import { geocode } from '../../../contract/members/profile.ts';
import { call } from '../../lib/call.ts';

/** Whether the browser may tell where it is: its own word, if it has one. */
type GeolocationPermission = 'unsupported' | 'unknown' | PermissionState;

const isSupported = () => 'geolocation' in navigator;

let permission: GeolocationPermission = 'unknown';
const listeners = new Set<() => void>();

const tell = (state: GeolocationPermission) => {
  permission = state;
  for (const listener of listeners) listener();
};

/** Browsers of old do not know the question, and some refuse to answer it: then nobody knows. */
const watch = async (permissions: Permissions | undefined) => {
  if (!isSupported()) return tell('unsupported');
  try {
    const status = await permissions?.query({ name: 'geolocation' });
    if (!status) return;
    tell(status.state);
    status.addEventListener('change', () => tell(status.state));
  } catch {
    tell('unknown');
  }
};

let watching: Promise<void> | undefined;

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  watching ??= watch(navigator.permissions);
  return () => listeners.delete(changed);
};

/** Follows the permission, also when it is changed in the browser's own settings. */
export const useGeolocationPermission = (): GeolocationPermission =>
  useSyncExternalStore(
    subscribe,
    () => permission,
    () => 'unknown',
  );

type Geocode = Answer<typeof geocode>;

/** A town, and whether the server could store it as the member's. */
export interface FoundPlace extends Pick<Geocode, 'stored'> {
  readonly place: NonNullable<Geocode['place']>;
}

type WhereAnswer =
  | {
      readonly found: FoundPlace;
      /** Known from an earlier question, and not stored by this one. */
      readonly kept: boolean;
    }
  | { readonly found: null; readonly why: 'unsupported' | 'denied' | 'failed' | 'nowhere' };

const KEY = 'geocode';
const HOUR_MS = 3_600_000;
const KEPT_MS = limits.geolocationHours * HOUR_MS;
const PATIENCE_MS = 20_000;

interface Kept {
  readonly at: number;
  readonly found: FoundPlace;
}

/** The town, for this visit and an hour at most. The position itself is kept nowhere. */
const recall = (): FoundPlace | null => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept && Date.now() - kept.at < KEPT_MS ? kept.found : null;
  } catch {
    return null;
  }
};

const remember = (found: FoundPlace) => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), found } satisfies Kept));
  } catch {
    // Without storage the browser is simply asked again.
  }
};

const position = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      maximumAge: KEPT_MS,
      timeout: PATIENCE_MS,
    });
  });

const isRefused = (error: unknown) =>
  error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED;

/** A few decimals name a town as well as many do. */
const coordinate = (degrees: number) => degrees.toFixed(3);

/** The place where the browser is, which the server stores as the member's. Asks for permission. */
export const findPlace = async (): Promise<WhereAnswer> => {
  if (!isSupported()) return { found: null, why: 'unsupported' };
  const known = recall();
  if (known) return { found: known, kept: true };
  try {
    const { latitude, longitude } = (await position()).coords;
    const query = { lat: coordinate(latitude), lon: coordinate(longitude) };
    const { place, stored } = await call(geocode, { query });
    if (!place) return { found: null, why: 'nowhere' };
    const found = { place, stored };
    remember(found);
    return { found, kept: false };
  } catch (error) {
    return { found: null, why: isRefused(error) ? 'denied' : 'failed' };
  }
};
