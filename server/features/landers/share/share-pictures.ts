import { LRUCache } from 'lru-cache';
import type { Locale } from '#contract/locales.ts';
import type { ShareName } from '#contract/sharing.ts';
import { sharePicturePath } from '#contract/sharing.ts';
import type { Niche } from '#contract/niches.ts';
import type { Site } from '#server/core/index.ts';
import { colours } from '#server/core/index.ts';
import { drawInChildProcess } from './draw-in-child-process.ts';
import type { Drawing } from './drawing.ts';
import type { Headline } from './headline.ts';
import { headlineOf } from './headline.ts';

/** About 100 KB each. */
const cache = new LRUCache<string, Promise<Buffer>>({ max: 64 });
let lastDrawing: Promise<unknown> = Promise.resolve();

/** Draws one picture at a time, to leave the processor to pages. */
const queueDrawing = (work: () => Promise<Buffer>): Promise<Buffer> => {
  const done = lastDrawing.then(work);
  lastDrawing = done.catch(() => undefined);
  return done;
};

const drawingOf = ({ settings }: Site, { runs }: Headline): Drawing => {
  const all = colours[settings.niche as Niche];
  return {
    site: settings.name,
    niche: settings.niche,
    runs,
    colours: {
      surface: all.surface[0],
      text: all.text[0],
      primary: all.primary[0],
      em: all['primary-text'][0],
      logoA: all['logo-a'][0],
      logoB: all['logo-b'][0],
    },
  };
};

/** A picture by its address: null where there is none, or no longer. */
export const findSharePicture = async (
  site: Site,
  { name, locale, path }: { name: ShareName; locale: Locale; path: string },
  beforeDrawing: () => Promise<void>,
): Promise<Buffer | null> => {
  const headline = await headlineOf(site, name, locale);
  const { name: siteName, niche } = site.settings;
  const content = { name, locale, site: siteName, niche, headline: headline.plain };
  if (sharePicturePath(content) !== path) return null;
  // The address has a short hash; the key has all that it stands for.
  const key = JSON.stringify(content);
  const cached = cache.get(key);
  if (cached) return cached;
  await beforeDrawing();
  const pending = queueDrawing(() => drawInChildProcess(drawingOf(site, headline)));
  cache.set(key, pending);
  pending.catch(() => cache.delete(key));
  return pending;
};
