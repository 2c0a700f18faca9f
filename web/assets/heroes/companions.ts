import type { Niche } from '#contract/niches.ts';
import c1 from './1-c.webp';
import d1 from './1-d.webp';
import c2 from './2-c.webp';
import d2 from './2-d.webp';
import c3 from './3-c.webp';
import d3 from './3-d.webp';
import c4 from './4-c.webp';
import d4 from './4-d.webp';
import c5 from './5-c.webp';
import d5 from './5-d.webp';
import c6 from './6-c.webp';
import d6 from './6-d.webp';
import c7 from './7-c.webp';
import d7 from './7-d.webp';

/** Who stand beside forms in each niche: drawn, not members. The colour holds a picture's place. */
export const companions: Record<Niche, Record<'c' | 'd', { src: string; color: string }>> = {
  1: {
    c: { src: c1, color: '#b87848' },
    d: { src: d1, color: '#885838' },
  },
  2: {
    c: { src: c2, color: '#e8d8c8' },
    d: { src: d2, color: '#986838' },
  },
  3: {
    c: { src: c3, color: '#d89868' },
    d: { src: d3, color: '#282838' },
  },
  4: {
    c: { src: c4, color: '#e8d8b8' },
    d: { src: d4, color: '#d8c8a8' },
  },
  5: {
    c: { src: c5, color: '#582868' },
    d: { src: d5, color: '#382838' },
  },
  6: {
    c: { src: c6, color: '#684838' },
    d: { src: d6, color: '#88a868' },
  },
  7: {
    c: { src: c7, color: '#e8b8c8' },
    d: { src: d7, color: '#c8d8b8' },
  },
};

export const companionsSize = { width: 720, height: 960 } as const;
