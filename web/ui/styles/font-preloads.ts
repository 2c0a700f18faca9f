import display from '@fontsource-variable/platypi/files/platypi-latin-wght-normal.woff2';
import text from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';

/** The faces of the first screen; preloaded, they are there before text could move. */
export const fontPreloads: readonly string[] = [text, display];
