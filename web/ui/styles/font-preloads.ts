import display from './fonts/display.woff2';
import text from './fonts/text.woff2';

/** The faces of the first screen; preloaded, they are there before text could move. */
export const fontPreloads: readonly string[] = [text, display];
