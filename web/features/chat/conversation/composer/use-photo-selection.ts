import { useState } from 'react';
import type { DragEvent } from 'react';
import { chatLimits } from '#contract/chat/enums.ts';
import type { PickedPicture } from '#web/features/members/photos/picked-picture.ts';
import {
  releasePictures,
  isRefusedFile,
  openPicture,
} from '#web/features/members/photos/picked-picture.ts';
import type { PictureProblem } from '#web/features/members/photos/rules/check-picture.ts';

/** Why one will not do, by the code of its text. */
type PhotoProblem = Exclude<PictureProblem, 'heic'>;

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Photos that were chosen, pasted or dropped, until they are sent or put away. */
export const usePhotoSelection = () => {
  const [picked, setPicked] = useState<readonly PickedPicture[]>([]);
  const [isTruncated, setTruncated] = useState(false);
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const [isDragOver, setDragOver] = useState(false);

  /** One that will not do is named, and leaves the others as they are. */
  const pick = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const opened = await Promise.all(files.slice(0, chatLimits.photosAtOnce).map(openPicture));
    setTruncated(files.length > chatLimits.photosAtOnce);
    const refused = opened.find(isRefusedFile)?.problem ?? null;
    setProblem(refused === 'heic' ? 'not_a_picture' : refused);
    setPicked(opened.flatMap((one) => (isRefusedFile(one) ? [] : [one])));
  };

  const hover = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setDragOver(true);
  };

  return {
    picked,
    /** Whether more were chosen than can be sent in one go. */
    isTruncated,
    problem,
    isDragOver,
    pick,
    remove: (one: PickedPicture) => {
      releasePictures([one]);
      setPicked(picked.filter((other) => other !== one));
    },
    close: () => {
      releasePictures(picked);
      setPicked([]);
      setProblem(null);
    },
    dismiss: () => setProblem(null),
    dropZone: {
      onDragEnter: hover,
      onDragOver: hover,
      onDragLeave: (event: DragEvent) => {
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

export type PhotoSelection = ReturnType<typeof usePhotoSelection>;
