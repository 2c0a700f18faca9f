import display from './fonts/display.woff2';
import italic from './fonts/display-italic.woff2';
import text from './fonts/text.woff2';

/** The faces of the first screen; preloaded, they are there before text could move. */
export const fontPreloads: readonly string[] = [text, display];

/** For a first screen with an emphasised word; else the browser finds it once it has laid out the page. */
export const italicFace: string = italic;
