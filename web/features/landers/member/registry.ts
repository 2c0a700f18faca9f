import type { MemberLander } from '#contract/landers.ts';
import type { LanderAssets } from '../design.ts';
import { LetterLander } from './letter.tsx';
import letter from './letter.css?inline';
import gone from './gone.css?inline';
import type { MemberDesign } from './member-design.ts';
import { Postcard } from './postcard.tsx';
import postcard from './postcard.css?inline';
import { Scene } from './scene.tsx';
import scene from './scene.css?inline';
import script from './message-box-script.ts?enhance';

/** How each lander of a member looks. */
export const memberDesigns: { readonly [L in MemberLander]: MemberDesign<L> } = {
  landing: { Page: LetterLander, css: letter, script },
  landing2: { Page: Scene, css: scene, script },
  landing3: { Page: Postcard, css: postcard, script },
};

/** And how one looks without its member. */
export const notFoundAssets: LanderAssets = { css: gone };
