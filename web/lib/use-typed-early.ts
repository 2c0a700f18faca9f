import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Takes over what was typed into a field before the scripts of the page were there. */
export const useTypedEarly = (
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  known: string,
  take: (text: string) => void,
): void => {
  const look = useEffectEvent(() => {
    const typed = field.current?.value ?? known;
    if (typed !== known) take(typed);
  });
  useEffect(() => look(), []);
};
