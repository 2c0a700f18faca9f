import { useEffect, useEffectEvent, useState } from 'react';
import type { DragEvent } from 'react';
import type { PickedPicture, RefusedFile } from './picked-picture.ts';
import { releasePictures, isRefusedFile, openPicture } from './picked-picture.ts';

/** Pictures that were chosen, dropped or pasted, until they are cropped. */
export const usePicturePicker = (slotsLeft: number) => {
  const [pictures, setPictures] = useState<readonly PickedPicture[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  /** How many more there were than fit. */
  const [overflow, setOverflow] = useState(0);
  const [isDragOver, setDragOver] = useState(false);

  const pick = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const opened = await Promise.all(files.map(openPicture));
    const good = opened.filter((one): one is PickedPicture => !isRefusedFile(one));
    const fitting = good.slice(0, Math.max(slotsLeft - pictures.length, 0));
    releasePictures(good.slice(fitting.length));
    setPictures([...pictures, ...fitting]);
    setRefused(opened.filter(isRefusedFile));
    setOverflow(good.length - fitting.length);
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
  const onDrag = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setDragOver(true);
  };

  return {
    pictures,
    refused,
    overflow,
    isDragOver,
    pick,
    remove: (picture: PickedPicture) => {
      releasePictures([picture]);
      setPictures(pictures.filter((one) => one !== picture));
    },
    /** Empties the selection without releasing the pictures: the caller owns them now. */
    clear: () => setPictures([]),
    dismiss: () => {
      setRefused([]);
      setOverflow(0);
    },
    dropZone: {
      onDragEnter: onDrag,
      onDragOver: onDrag,
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setDragOver(false);
        void pick([...event.dataTransfer.files]);
      },
    },
  };
};
