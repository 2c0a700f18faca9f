import type { Niche } from '#contract/niches.ts';
import a1 from './1-a.webp';
import b1 from './1-b.webp';
import a2 from './2-a.webp';
import b2 from './2-b.webp';
import a3 from './3-a.webp';
import b3 from './3-b.webp';
import a4 from './4-a.webp';
import b4 from './4-b.webp';
import a5 from './5-a.webp';
import b5 from './5-b.webp';
import a6 from './6-a.webp';
import b6 from './6-b.webp';
import a7 from './7-a.webp';
import b7 from './7-b.webp';

type HeroPicture = { src: string; width: number; height: number; color: string };

/** Drawn figures for each niche's front page, not members. The colour holds a picture's place. */
export const heroes: Record<Niche, { a: HeroPicture; b: HeroPicture }> = {
  1: {
    a: { src: a1, width: 900, height: 1200, color: '#e8d8b8' },
    b: { src: b1, width: 900, height: 1200, color: '#c89868' },
  },
  2: {
    a: { src: a2, width: 900, height: 1200, color: '#485838' },
    b: { src: b2, width: 900, height: 1200, color: '#485848' },
  },
  3: {
    a: { src: a3, width: 900, height: 1200, color: '#f8d8b8' },
    b: { src: b3, width: 900, height: 1200, color: '#486868' },
  },
  4: {
    a: { src: a4, width: 900, height: 1200, color: '#f8e8c8' },
    b: { src: b4, width: 900, height: 1200, color: '#c8b8b8' },
  },
  5: {
    a: { src: a5, width: 900, height: 1200, color: '#282838' },
    b: { src: b5, width: 900, height: 1200, color: '#282848' },
  },
  6: {
    a: { src: a6, width: 900, height: 1200, color: '#989898' },
    b: { src: b6, width: 900, height: 1200, color: '#684848' },
  },
  7: {
    a: { src: a7, width: 900, height: 1200, color: '#a86838' },
    b: { src: b7, width: 900, height: 1200, color: '#889868' },
  },
};
