import { useEffect, useLayoutEffect, useRef } from 'react';
import { useDeviceChoice } from '#web/lib/device-storage.ts';
import { createStore } from '#web/lib/store.ts';
import { nextKeys, pressedKeys } from './rules/pressed-keys.ts';

/** What keys do on a screen. */
export interface KeyAction {
  /** Such as `a`, `g a`, `ctrl k`. */
  readonly keys: string;
  /** What it does, for the list of keys. */
  readonly text: string;
  readonly run: () => void;
}

/** Keys that work on every screen, and those of the one at hand. */
export type KeyPlace = 'everywhere' | 'here';

interface KeyGroup {
  readonly place: KeyPlace;
  readonly actions: () => readonly KeyAction[];
}

/** The keys of what is shown, the latest last. */
export const shownKeys = createStore<readonly KeyGroup[]>([]);

/** Lets keys do something while a component is shown, from the moment when it can be seen. */
export const useKeys = (actions: readonly KeyAction[], place: KeyPlace = 'here'): void => {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useLayoutEffect(() => {
    const group: KeyGroup = { place, actions: () => latest.current };
    shownKeys.set([...shownKeys.get(), group]);
    return () => shownKeys.set(shownKeys.get().filter((other) => other !== group));
  }, [place]);
};

/** Whether single letters act, and a way to switch that off: whoever dictates texts would press them. */
export const useLetterKeys = (): [areOn: boolean, setOn: (on: boolean) => void] => {
  const [value, choose] = useDeviceChoice('console-keys');
  return [value !== 'off', (on) => choose(on ? 'on' : 'off')];
};

const TEXT_FIELD = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** How long the first of two letters waits for the other, in milliseconds. */
const PATIENCE_MS = 1500;

const isIn = ({ target }: KeyboardEvent, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** What Enter presses by itself. */
const PRESSABLE = 'a, button, summary';

/** Hears the keys for all screens; mounted once. */
export const useKeyListener = (): void => {
  const [areOn] = useLetterKeys();
  useEffect(() => {
    let begun: { readonly keys: string; readonly at: number } | null = null;
    const hear = (event: KeyboardEvent) => {
      const pressed = pressedKeys(event);
      if (pressed === null || event.defaultPrevented || event.isComposing) return;
      const isLetter = !pressed.startsWith('ctrl ');
      const isCovered = document.querySelector('dialog[open], :popover-open') !== null;
      if (isLetter && (!areOn || isCovered || isIn(event, TEXT_FIELD))) return;
      if (pressed === 'enter' && isIn(event, PRESSABLE)) return;
      // What lies under a dialog or a menu is not reached through it.
      const actions = shownKeys
        .get()
        .filter(({ place }) => place === 'everywhere' || !isCovered)
        .flatMap((group) => group.actions());
      const isRecent = begun !== null && event.timeStamp - begun.at < PATIENCE_MS;
      const { keys, isBegun } = nextKeys(
        isRecent && begun ? begun.keys : null,
        pressed,
        actions.map((action) => action.keys),
      );
      begun = isBegun ? { keys, at: event.timeStamp } : null;
      const action = actions.findLast((candidate) => candidate.keys === keys);
      if (!action) return;
      event.preventDefault();
      action.run();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [areOn]);
};
