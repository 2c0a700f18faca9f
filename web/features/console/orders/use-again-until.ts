import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

const FIRST_MS = 1000;
const MAX_TIMES = 6;

/** Loads the page again until something has happened, each time after twice as long, and then no more. */
export const useAgainUntil = (isDone: boolean): void => {
  const { revalidate } = useRevalidator();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (isDone || times >= MAX_TIMES) return;
    const timer = setTimeout(
      () => {
        setTimes(times + 1);
        void revalidate();
      },
      FIRST_MS * 2 ** times,
    );
    return () => clearTimeout(timer);
  }, [isDone, times, revalidate]);
};
