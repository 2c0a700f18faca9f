import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

/** Those of the users, beside Chromium, in which all other tests run. */
export const engines: readonly Engine[] = [firefox, webkit];
