import type { Niche } from '#contract/niches.ts';
import a1 from './1-a.webp';
import a1Small from './1-a-small.webp';
import b1 from './1-b.webp';
import b1Small from './1-b-small.webp';
import c1 from './1-c.webp';
import d1 from './1-d.webp';
import a2 from './2-a.webp';
import a2Small from './2-a-small.webp';
import b2 from './2-b.webp';
import b2Small from './2-b-small.webp';
import c2 from './2-c.webp';
import d2 from './2-d.webp';
import a3 from './3-a.webp';
import a3Small from './3-a-small.webp';
import b3 from './3-b.webp';
import b3Small from './3-b-small.webp';
import c3 from './3-c.webp';
import d3 from './3-d.webp';
import a4 from './4-a.webp';
import a4Small from './4-a-small.webp';
import b4 from './4-b.webp';
import b4Small from './4-b-small.webp';
import c4 from './4-c.webp';
import d4 from './4-d.webp';
import a5 from './5-a.webp';
import a5Small from './5-a-small.webp';
import b5 from './5-b.webp';
import b5Small from './5-b-small.webp';
import c5 from './5-c.webp';
import d5 from './5-d.webp';
import a6 from './6-a.webp';
import a6Small from './6-a-small.webp';
import b6 from './6-b.webp';
import b6Small from './6-b-small.webp';
import c6 from './6-c.webp';
import d6 from './6-d.webp';
import a7 from './7-a.webp';
import a7Small from './7-a-small.webp';
import b7 from './7-b.webp';
import b7Small from './7-b-small.webp';
import c7 from './7-c.webp';
import d7 from './7-d.webp';

type HeroPicture = { src: string; width: number; height: number; color: string };

type FrontPicture = HeroPicture & { small: string };

/**
 * Drawn figures of each niche, not members: `a` and `b` talk on the front page, `c` and `d` stand
 * beside forms. The colour holds a picture's place.
 */
export const heroes: Record<
  Niche,
  Record<'a' | 'b', FrontPicture> & Record<'c' | 'd', HeroPicture>
> = {
  1: {
    a: { src: a1, small: a1Small, width: 900, height: 1200, color: '#e8d8b8' },
    b: { src: b1, small: b1Small, width: 900, height: 1200, color: '#c89868' },
    c: { src: c1, width: 720, height: 960, color: '#b87848' },
    d: { src: d1, width: 720, height: 960, color: '#885838' },
  },
  2: {
    a: { src: a2, small: a2Small, width: 720, height: 960, color: '#485838' },
    b: { src: b2, small: b2Small, width: 720, height: 960, color: '#c89878' },
    c: { src: c2, width: 720, height: 960, color: '#e8d8c8' },
    d: { src: d2, width: 720, height: 960, color: '#986838' },
  },
  3: {
    a: { src: a3, small: a3Small, width: 720, height: 960, color: '#d8d8d8' },
    b: { src: b3, small: b3Small, width: 720, height: 960, color: '#b8d8e8' },
    c: { src: c3, width: 720, height: 960, color: '#d89868' },
    d: { src: d3, width: 720, height: 960, color: '#282838' },
  },
  4: {
    a: { src: a4, small: a4Small, width: 720, height: 960, color: '#f8e8c8' },
    b: { src: b4, small: b4Small, width: 720, height: 960, color: '#b88838' },
    c: { src: c4, width: 720, height: 960, color: '#e8d8b8' },
    d: { src: d4, width: 720, height: 960, color: '#d8c8a8' },
  },
  5: {
    a: { src: a5, small: a5Small, width: 720, height: 960, color: '#582868' },
    b: { src: b5, small: b5Small, width: 720, height: 960, color: '#382838' },
    c: { src: c5, width: 720, height: 960, color: '#582868' },
    d: { src: d5, width: 720, height: 960, color: '#382838' },
  },
  6: {
    a: { src: a6, small: a6Small, width: 720, height: 960, color: '#e8c898' },
    b: { src: b6, small: b6Small, width: 720, height: 960, color: '#482838' },
    c: { src: c6, width: 720, height: 960, color: '#684838' },
    d: { src: d6, width: 720, height: 960, color: '#88a868' },
  },
  7: {
    a: { src: a7, small: a7Small, width: 720, height: 960, color: '#88a868' },
    b: { src: b7, small: b7Small, width: 720, height: 960, color: '#e8e8d8' },
    c: { src: c7, width: 720, height: 960, color: '#e8b8c8' },
    d: { src: d7, width: 720, height: 960, color: '#c8d8b8' },
  },
};

export const smallHeroWidth = 450;
