import cups from './cups.mp4';
import cupsStill from './cups.webp';
import dance from './dance.mp4';
import danceStill from './dance.webp';
import day from './day.mp4';
import dayStill from './day.webp';
import moods from './moods.mp4';
import moodsStill from './moods.webp';
import seasons from './seasons.mp4';
import seasonsStill from './seasons.webp';
import walk from './walk.mp4';
import walkStill from './walk.webp';

/** Little drawn films without sound or end, each with its first picture. */
export const clips = {
  cups: { src: cups, still: cupsStill },
  walk: { src: walk, still: walkStill },
  dance: { src: dance, still: danceStill },
  seasons: { src: seasons, still: seasonsStill },
  day: { src: day, still: dayStill },
  moods: { src: moods, still: moodsStill },
} as const;

export type ClipName = keyof typeof clips;

export const clipSize = { width: 1152, height: 720 } as const;
