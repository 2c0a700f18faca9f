import { createContext } from 'react';
import type { ReactNode } from 'react';

/** Lies over the beginning of an open chat, if there is something to say; the page around gives it. */
export const NoteSlot = createContext<ReactNode>(null);
