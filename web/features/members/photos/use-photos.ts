import { useLayoutEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallError } from '../../../../contract/core/client.ts';
import type { Answer } from '../../../../contract/core/endpoint.ts';
import type { ErrorAnswer } from '../../../../contract/core/errors.ts';
import type { OwnPhoto } from '../../../../contract/members/photos.ts';
import {
  photoDelete,
  photos as photosEndpoint,
  photosOrder,
} from '../../../../contract/members/photos.ts';
import { call } from '../../../lib/call.ts';
import type { SaveStatus } from '../profile/saver.ts';
import { inOrder } from './rules/order.ts';

export type OwnPhotos = Answer<typeof photosEndpoint>;

const idsOf = (photos: readonly OwnPhoto[]) => photos.map(({ id }) => id);

/** Photos as the member has arranged them. */
interface Arranged {
  readonly photos: readonly OwnPhoto[];
  /** What they were saved over: anything that is loaded later knows of them. */
  readonly over: OwnPhotos | null;
}

const shown = (arranged: Arranged | null, loaded: OwnPhotos) =>
  arranged && (arranged.over === null || arranged.over === loaded) ? arranged : loaded;

/** The own photos as the member has arranged them; the server follows. */
export const usePhotos = (loaded: OwnPhotos) => {
  const { revalidate } = useRevalidator();
  const [arranged, setArranged] = useState<Arranged | null>(null);
  const [status, setStatus] = useState<SaveStatus>('idle');
  const [failure, setFailure] = useState<ErrorAnswer | null>(null);
  const wanted = useRef<readonly string[] | null>(null);
  const busy = useRef(false);
  const latest = useRef(loaded);
  useLayoutEffect(() => {
    latest.current = loaded;
  }, [loaded]);
  const { photos } = shown(arranged, loaded);

  const arrange = (change: (photos: readonly OwnPhoto[]) => readonly OwnPhoto[], saved: boolean) =>
    setArranged((now) => ({
      photos: change(shown(now, latest.current).photos),
      over: saved ? latest.current : null,
    }));
  const settle = () => arrange((same) => same, true);

  const fail = async (error: unknown) => {
    if (!(error instanceof CallError)) throw error;
    setStatus('failed');
    setFailure(error.answer);
    settle();
    if (error.status !== 409 && error.status !== 404) return;
    // Somebody else, in another tab perhaps, was quicker: their state is the one to go on from.
    const { photos: now } = await call(photosEndpoint);
    arrange(() => now, true);
  };

  const takeWanted = () => {
    const order = wanted.current;
    wanted.current = null;
    return order;
  };

  /** Sends the latest order, and whatever becomes the latest meanwhile. */
  const sendOrder = async () => {
    setStatus('saving');
    if (busy.current) return;
    busy.current = true;
    try {
      for (let order = takeWanted(); order; order = takeWanted()) {
        await call(photosOrder, { body: { order: [...order] } });
        if (wanted.current) continue;
        setStatus('saved');
        settle();
        // The main photo is also elsewhere on the page.
        await revalidate();
      }
    } catch (error) {
      await fail(error);
    } finally {
      busy.current = false;
    }
  };

  const want = (ids: readonly string[]) => {
    wanted.current = ids;
    void sendOrder();
  };

  return {
    photos,
    status,
    failure,
    reload: revalidate,
    reorder: (ids: readonly string[]) => {
      arrange((now) => inOrder(now, ids), false);
      want(ids);
    },
    retry: () => want(idsOf(photos)),
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
