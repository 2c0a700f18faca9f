import { useRef, useState } from 'react';
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

/** The own photos as the member has arranged them; the server follows. */
export const usePhotos = (loaded: OwnPhotos) => {
  const { revalidate } = useRevalidator();
  // What is on its way to the server, until the page has been loaded with it.
  const [arranged, setArranged] = useState<readonly OwnPhoto[] | null>(null);
  const [status, setStatus] = useState<SaveStatus>('idle');
  const [failure, setFailure] = useState<ErrorAnswer | null>(null);
  const wanted = useRef<readonly string[] | null>(null);
  const busy = useRef(false);
  const photos = arranged ?? loaded.photos;

  const fail = async (error: unknown) => {
    if (!(error instanceof CallError)) throw error;
    setStatus('failed');
    setFailure(error.answer);
    if (error.status !== 409 && error.status !== 404) return;
    // Somebody else, in another tab perhaps, was quicker: their state is the one to go on from.
    const { photos: now } = await call(photosEndpoint);
    setArranged(now);
  };

  /** Sends the latest order, and whatever became the latest meanwhile. */
  const sendOrder = async (ids: readonly string[]) => {
    wanted.current = ids;
    if (busy.current) return;
    busy.current = true;
    setStatus('saving');
    try {
      while (wanted.current) {
        const order = [...wanted.current];
        wanted.current = null;
        await call(photosOrder, { body: { order } });
      }
      setStatus('saved');
      await reload();
    } catch (error) {
      await fail(error);
    } finally {
      busy.current = false;
    }
  };

  /** The main photo is also elsewhere on the page. */
  const reload = async () => {
    await revalidate();
    if (!wanted.current) setArranged(null);
  };

  return {
    photos,
    status,
    failure,
    reload,
    reorder: (ids: readonly string[]) => {
      setArranged(inOrder(photos, ids));
      void sendOrder(ids);
    },
    retry: () => void sendOrder(idsOf(photos)),
    remove: async (id: string): Promise<boolean> => {
      setStatus('saving');
      try {
        await call(photoDelete, { body: { id } });
        setArranged(photos.filter((photo) => photo.id !== id));
        setStatus('saved');
        await reload();
        return true;
      } catch (error) {
        await fail(error);
        return false;
      }
    },
  };
};
