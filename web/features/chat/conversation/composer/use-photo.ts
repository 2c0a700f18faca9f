import { useState } from 'react';
import type { DragEvent } from 'react';
import type { Picked } from '../../../members/photos/picked.ts';
import { forget, isRefused, openPicture } from '../../../members/photos/picked.ts';
import type { PictureProblem } from '../../../members/photos/rules/check-picture.ts';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** A photo that was chosen, pasted or dropped, until it is sent or put away. */
export const usePhoto = () => {
  const [picked, setPicked] = useState<Picked | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const [over, setOver] = useState(false);

  const pick = async (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    const opened = await openPicture(file);
    setProblem(isRefused(opened) ? opened.problem : null);
    setPicked(isRefused(opened) ? null : opened);
  };

  const hover = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };

  return {
    picked,
    problem,
    over,
    pick,
    close: () => {
      if (picked) forget([picked]);
      setPicked(null);
    },
    dismiss: () => setProblem(null),
    dropZone: {
      onDragEnter: hover,
      onDragOver: hover,
      onDragLeave: (event: DragEvent) => {
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

export type PhotoPick = ReturnType<typeof usePhoto>;
