import display from './display.woff2';
import italic from './display-italic.woff2';
import text from './text.woff2';

/** The faces of a lander's first screen; preloaded, they are there before text could move. */
export const landerFonts: readonly string[] = [text, display, italic];
