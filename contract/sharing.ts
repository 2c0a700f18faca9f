import type { Lander, VariantOf } from './landers.ts';
import { landers } from './landers.ts';
import type { Locale } from './locales.ts';

/** What machines read that bring people: search engines, and programs that show shared links. */
export const crawlerPaths = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  sharePicture: '/share/:locale/:name/:hash.png',
} as const;

/** Pixels, as those who show shared links ask for them. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

export type ShareName = 'site' | { [L in Lander]: `${L}-${VariantOf<L>}` }[Lander];

/** All that pictures are drawn for: the site itself, and each variant of each lander. */
export const shareNames: readonly ShareName[] = [
  'site',
  ...Object.entries(landers).flatMap(([lander, variants]) =>
    variants.map((variant) => `${lander}-${variant}` as ShareName),
  ),
];

/** What a picture shows. */
interface SharePictureContent {
  readonly name: ShareName;
  readonly locale: Locale;
  readonly site: string;
  readonly niche: number;
  readonly headline: string;
}

/** Goes up when pictures are drawn in another way. */
const DRAWING_VERSION = 1;

/** Short, and the same on both sides: FNV-1a. */
const shortHash = (text: string): string => {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return new Uint32Array([hash])[0]?.toString(36) ?? '';
};

/** Where a picture is: another address for whatever else it shows, so that it can be kept for ever. */
export const sharePicturePath = ({ name, locale, ...content }: SharePictureContent): string =>
  `/share/${locale}/${name}/${shortHash(JSON.stringify([DRAWING_VERSION, content.site, content.niche, content.headline]))}.png`;
