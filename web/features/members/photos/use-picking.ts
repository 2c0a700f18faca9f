import { useEffect, useEffectEvent, useState } from 'react';
import type { DragEvent } from 'react';
import type { Picked, RefusedFile } from './picked.ts';
import { forget, isRefused, openPicture } from './picked.ts';

/** Pictures that were chosen, dropped or pasted, until they are cropped. */
export const usePicking = (room: number) => {
  const [pictures, setPictures] = useState<readonly Picked[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  /** How many more there were than fit. */
  const [left, setLeft] = useState(0);
  const [over, setOver] = useState(false);

  const pick = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const opened = await Promise.all(files.map(openPicture));
    const good = opened.filter((one): one is Picked => !isRefused(one));
    const fitting = good.slice(0, Math.max(room - pictures.length, 0));
    forget(good.slice(fitting.length));
    setPictures([...pictures, ...fitting]);
    setRefused(opened.filter(isRefused));
    setLeft(good.length - fitting.length);
  };

  const paste = useEffectEvent(({ clipboardData }: ClipboardEvent) => {
    // Text from an office program brings a picture of itself along.
    if (!clipboardData || clipboardData.types.includes('text/plain')) return;
    void pick([...clipboardData.files]);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);

  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  const hover = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };

  return {
    pictures,
    refused,
    left,
    over,
    pick,
    remove: (picture: Picked) => {
      forget([picture]);
      setPictures(pictures.filter((one) => one !== picture));
    },
    /** They are somebody else's now, or nobody's. */
    empty: () => setPictures([]),
    dismiss: () => {
      setRefused([]);
      setLeft(0);
    },
    dropZone: {
      onDragEnter: hover,
      onDragOver: hover,
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        void pick([...event.dataTransfer.files]);
      },
    },
  };
};
