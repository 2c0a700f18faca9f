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

/** Who talk on the front page of each niche: drawn, not members. The colour holds a picture's place. */
export const heroes: Record<Niche, Record<'a' | 'b', { src: string; color: string }>> = {
  1: {
    a: { src: a1, color: '#e8d8b8' },
    b: { src: b1, color: '#c89868' },
  },
  2: {
    a: { src: a2, color: '#485838' },
    b: { src: b2, color: '#c89878' },
  },
  3: {
    a: { src: a3, color: '#d8d8d8' },
    b: { src: b3, color: '#b8d8e8' },
  },
  4: {
    a: { src: a4, color: '#f8e8c8' },
    b: { src: b4, color: '#b88838' },
  },
  5: {
    a: { src: a5, color: '#582868' },
    b: { src: b5, color: '#382838' },
  },
  6: {
    a: { src: a6, color: '#e8c898' },
    b: { src: b6, color: '#482838' },
  },
  7: {
    a: { src: a7, color: '#88a868' },
    b: { src: b7, color: '#e8e8d8' },
  },
};

export const heroesSize = { width: 720, height: 960 } as const;
