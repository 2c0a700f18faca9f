import { useLayoutEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import type { ErrorAnswer } from '#contract/core/errors.ts';
import type { OwnPhoto } from '#contract/members/photos.ts';
import { photoDelete, photos as photosEndpoint, photosOrder } from '#contract/members/photos.ts';
import { call } from '#web/lib/call.ts';
import type { SaveStatus } from '#web/ui/save-indicator.tsx';
import { sortByIds } from './rules/order.ts';

export type OwnPhotos = Answer<typeof photosEndpoint>;

const idsOf = (photos: readonly OwnPhoto[]) => photos.map(({ id }) => id);

/** Photos as the member has arranged them. */
interface LocalArrangement {
  readonly photos: readonly OwnPhoto[];
  /** What they were saved over: anything that is loaded later knows of them. */
  readonly savedOver: OwnPhotos | null;
}

const currentPhotos = (arranged: LocalArrangement | null, loaded: OwnPhotos) =>
  arranged && (arranged.savedOver === null || arranged.savedOver === loaded) ? arranged : loaded;

/** The own photos as the member has arranged them; the server follows. */
export const useOwnPhotos = (loaded: OwnPhotos) => {
  const { revalidate } = useRevalidator();
  const [arranged, setArranged] = useState<LocalArrangement | null>(null);
  const [status, setStatus] = useState<SaveStatus>('idle');
  const [failure, setFailure] = useState<ErrorAnswer | null>(null);
  const pendingOrder = useRef<readonly string[] | null>(null);
  const busy = useRef(false);
  const latest = useRef(loaded);
  useLayoutEffect(() => {
    latest.current = loaded;
  }, [loaded]);
  const { photos } = currentPhotos(arranged, loaded);

  const arrange = (change: (photos: readonly OwnPhoto[]) => readonly OwnPhoto[], saved: boolean) =>
    setArranged((now) => ({
      photos: change(currentPhotos(now, latest.current).photos),
      savedOver: saved ? latest.current : null,
    }));
  const markSaved = () => arrange((same) => same, true);

  const fail = async (error: unknown) => {
    if (!(error instanceof CallError)) throw error;
    setStatus('failed');
    setFailure(error.answer);
    markSaved();
    if (error.status !== 409 && error.status !== 404) return;
    // Somebody else, in another tab perhaps, was quicker: their state is the one to go on from.
    const { photos: now } = await call(photosEndpoint);
    arrange(() => now, true);
  };

  const takePendingOrder = () => {
    const order = pendingOrder.current;
    pendingOrder.current = null;
    return order;
  };

  /** Sends the latest order, and whatever becomes the latest meanwhile. */
  const sendOrder = async () => {
    setStatus('saving');
    if (busy.current) return;
    busy.current = true;
    try {
      for (let order = takePendingOrder(); order; order = takePendingOrder()) {
        await call(photosOrder, { body: { order: [...order] } });
        if (pendingOrder.current) continue;
        setStatus('saved');
        markSaved();
        // The main photo is also elsewhere on the page.
        await revalidate();
      }
    } catch (error) {
      await fail(error);
    } finally {
      busy.current = false;
    }
  };

  const requestOrder = (ids: readonly string[]) => {
    pendingOrder.current = ids;
    void sendOrder();
  };

  return {
    photos,
    status,
    failure,
    reload: revalidate,
    reorder: (ids: readonly string[]) => {
      arrange((now) => sortByIds(now, ids), false);
      requestOrder(ids);
    },
    retry: () => requestOrder(idsOf(photos)),
    remove: async (id: string): Promise<boolean> => {
      setStatus('saving');
      try {
        await call(photoDelete, { body: { id } });
        arrange((now) => now.filter((photo) => photo.id !== id), !busy.current);
        setStatus('saved');
        await revalidate();
        return true;
      } catch (error) {
        await fail(error);
        return false;
      }
    },
  };
};
