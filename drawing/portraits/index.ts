export { BLEED, drawPortrait } from './portrait.ts';
export { HEIGHT, WIDTH } from './scenes/index.ts';
export type { FaceSpot, Shot } from './shot.ts';
export { faceSpot } from './shot.ts';
export type { EyeShade, HairShade, Look, Traits } from './traits.ts';
export { traitsOf } from './traits.ts';
