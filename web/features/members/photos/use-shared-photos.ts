import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { sharedPhotos } from '#contract/app.ts';

const fileOf = async (cache: Cache, key: Request): Promise<File | null> => {
  const cached = await cache.match(key);
  if (!cached) return null;
  const name = decodeURIComponent(cached.headers.get('x-name') ?? '');
  const blob = await cached.blob();
  return new File([blob], name, { type: blob.type });
};

/** The photos that the worker kept; they are taken out, so that nobody gets them twice. */
const takeSharedFiles = async (): Promise<File[]> => {
  try {
    const cache = await caches.open(sharedPhotos.cache);
    const files = await Promise.all((await cache.keys()).map((key) => fileOf(cache, key)));
    await caches.delete(sharedPhotos.cache);
    return files.filter((file) => file !== null);
  } catch {
    return [];
  }
};

/** Photos that another app shared go the way of those that are chosen here. True if they are lost. */
export const useSharedPhotos = (pick: (files: readonly File[]) => void): boolean => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [lost, setLost] = useState(false);
  const shared = query.has(sharedPhotos.query);
  const arrived = useEffectEvent((files: readonly File[]) => {
    setLost(files.length === 0);
    pick(files);
    const rest = new URLSearchParams(query);
    rest.delete(sharedPhotos.query);
    void navigate(
      { search: rest.toString(), hash: 'photos' },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (shared) void takeSharedFiles().then((files) => arrived(files));
  }, [shared]);
  return lost;
};
