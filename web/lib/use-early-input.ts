import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Takes over what was typed into a field before the scripts of the page were there. */
export const useEarlyInput = (
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  known: string,
  onInput: (text: string) => void,
): void => {
  const adoptEarlyInput = useEffectEvent(() => {
    const typed = field.current?.value ?? known;
    if (typed !== known) onInput(typed);
  });
  useEffect(() => adoptEarlyInput(), []);
};
