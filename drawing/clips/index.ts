import type { Clip } from './clip.ts';
import { cups } from './cups.ts';
import { dance } from './dance.ts';
import { day } from './day.ts';
import { moods } from './moods.ts';
import { seasons } from './seasons.ts';
import { walk } from './walk.ts';

export { frame, TALL, WIDE } from './clip.ts';

export const clips: Readonly<Record<string, Clip>> = { cups, walk, dance, seasons, day, moods };
