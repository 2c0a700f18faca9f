import { useEffect, useState } from 'react';

/** Below the head of the page, where a section begins to be read. */
const READ_FROM = 160;

/** Which of the parts of a page is being read; one that was chosen is, until somebody scrolls on. */
export const useCurrentSection = <Section extends string>(
  sections: readonly Section[],
  anchorOf: (section: Section) => string,
): readonly [current: Section | undefined, choose: (section: Section) => void] => {
  const [chosen, choose] = useState<Section | null>(null);
  const [read, setRead] = useState(sections[0]);
  useEffect(() => {
    const look = () =>
      setRead(
        sections.findLast((section) => {
          const top = document.getElementById(anchorOf(section))?.getBoundingClientRect().top;
          return top !== undefined && top <= READ_FROM;
        }) ?? sections[0],
      );
    const goOn = () => choose(null);
    const stop = new AbortController();
    const how = { passive: true, signal: stop.signal };
    // Scrolling is heard of in the window whatever it is that scrolls.
    window.addEventListener('scroll', look, { ...how, capture: true });
    for (const name of ['wheel', 'touchmove', 'keydown'] as const)
      window.addEventListener(name, goOn, how);
    look();
    return () => stop.abort();
  }, [sections, anchorOf]);
  return [chosen ?? read, choose];
};
