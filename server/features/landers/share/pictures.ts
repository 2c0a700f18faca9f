import { LRUCache } from 'lru-cache';
import type { Locale } from '../../../../contract/locales.ts';
import type { ShareName } from '../../../../contract/sharing.ts';
import { sharePath } from '../../../../contract/sharing.ts';
import type { Niche } from '../../../../contract/niches.ts';
import type { Site } from '../../../core/index.ts';
import { colours } from '../../../core/index.ts';
import { drawApart } from './draw-apart.ts';
import type { Drawing } from './drawing.ts';
import type { Headline } from './headline.ts';
import { headlineOf } from './headline.ts';

/** About 100 KB each. */
const kept = new LRUCache<string, Promise<Buffer>>({ max: 64 });
let last: Promise<unknown> = Promise.resolve();

/** One after another: whoever waits for a picture leaves the processor to those who wait for pages. */
const inTurn = (work: () => Promise<Buffer>): Promise<Buffer> => {
  const done = last.then(work);
  last = done.catch(() => undefined);
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
export const sharePictureAt = async (
  site: Site,
  { name, locale, path }: { name: ShareName; locale: Locale; path: string },
  beforeDrawing: () => Promise<void>,
): Promise<Buffer | null> => {
  const headline = await headlineOf(site, name, locale);
  const { name: siteName, niche } = site.settings;
  const shown = { name, locale, site: siteName, niche, headline: headline.plain };
  if (sharePath(shown) !== path) return null;
  // The address has a short hash; the key has all that it stands for.
  const key = JSON.stringify(shown);
  const known = kept.get(key);
  if (known) return known;
  await beforeDrawing();
  const coming = inTurn(() => drawApart(drawingOf(site, headline)));
  kept.set(key, coming);
  coming.catch(() => kept.delete(key));
  return coming;
};
