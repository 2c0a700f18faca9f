// Stands in every page that is hydrated: its scripts are loaded once it has been painted, so that
// words and pictures have the line for themselves, or as soon as somebody begins to use the page. A
// page for reading waits for that alone in a browser. What is done before the scripts are there is not lost.
import { INSTALLED } from '../installed-query.ts';
import { rememberEarlyUse } from './early-use.ts';

/** A picture that never comes keeps nobody waiting. */
const LONGEST_WAIT_MS = 3000;

const waitsForUse =
  'scriptsOnUse' in document.documentElement.dataset && !matchMedia(INSTALLED).matches;

const SIGNS_OF_USE = [
  'pointerdown',
  'keydown',
  'input',
  ...(waitsForUse ? ['pointermove', 'wheel'] : []),
];

let begun = false;

const release = () => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=held]')) {
    link.rel = 'modulepreload';
  }
  const held = document.querySelector<HTMLScriptElement>('script[type=held]');
  if (!held) return;
  const script = document.createElement('script');
  script.type = 'module';
  script.nonce = held.nonce;
  script.textContent = held.textContent;
  held.replaceWith(script);
};

const begin = () => {
  if (begun) return;
  begun = true;
  for (const sign of SIGNS_OF_USE) removeEventListener(sign, onSign, true);
  // What is held stands at the end of the page, which may still be on its way.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', release);
  else release();
};

/** A pointer that rests while the page moves beneath it is told as one that moves nowhere. */
const isAtRest = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

const onSign = (event: Event) => {
  if (!isAtRest(event)) begin();
};

const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Also one that was before. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });

const beginOncePainted = async () => {
  // A page that nobody sees is not painted.
  addEventListener('visibilitychange', begin, { once: true });
  if (document.hidden) return begin();
  await nextFrame();
  setTimeout(begin, LONGEST_WAIT_MS);
  await firstPaint();
  const first = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
  await Promise.allSettled(Array.from(first, (picture) => picture.decode()));
  await nextFrame();
  begin();
};

rememberEarlyUse();
for (const sign of SIGNS_OF_USE) addEventListener(sign, onSign, { capture: true, passive: true });
if (!waitsForUse) void beginOncePainted();
