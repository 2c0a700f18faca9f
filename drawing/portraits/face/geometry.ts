import { smooth } from '../svg.ts';
import type { FaceShape, Traits } from '../traits.ts';

/** Closed or open, and how far the smile reaches. */
export type Mood = 'calm' | 'smile' | 'smirk' | 'soft' | 'grin' | 'laugh';

/** Where everything in a face sits: its middle at 0,0, the crown at -168, the chin near 138. */
export interface Face {
  readonly outline: string;
  readonly chinX: number;
  readonly chinY: number;
  readonly jaw: number;
  readonly jawY: number;
  /** The middle line, which moves as the head turns. */
  readonly mid: number;
  readonly eyeY: number;
  /** The eye near the viewer and the one that turns away. */
  readonly near: number;
  readonly far: number;
  readonly noseX: number;
  readonly noseY: number;
  readonly mouthX: number;
  readonly mouthY: number;
  /** From 0, frontal, to 1, three quarters. */
  readonly turn: number;
}

/** Half widths at the temples, cheeks, jaw and chin, and how low jaw and chin are. */
const shapes: Record<FaceShape, readonly [number, number, number, number, number, number]> = {
  oval: [99, 101, 87, 70, 33, 138],
  round: [100, 105, 94, 68, 39, 133],
  square: [101, 102, 91, 73, 41, 137],
  heart: [102, 103, 83, 64, 27, 138],
  long: [97, 98, 86, 77, 34, 144],
  diamond: [96, 104, 85, 67, 29, 139],
};

const noseLengths = {
  straight: 54,
  button: 50,
  broad: 54,
  long: 61,
  aquiline: 58,
  narrow: 55,
  rounded: 54,
};

export const faceOf = (traits: Traits, turn: number): Face => {
  const [temple, cheekBase, jawBase, jawHeight, chinBase, chinHeight] = shapes[traits.face];
  const { sturdy, cheeks, own, age } = traits;
  const years = Math.max(0, age - 48);
  const cheek = cheekBase + cheeks * 4;
  const jaw = jawBase + cheeks * 7 + sturdy * 4 + years * 0.12;
  const jawY = jawHeight + sturdy * 5 + years * 0.25;
  const chin = chinBase + sturdy * 8 + cheeks * 3;
  const chinY = chinHeight + own.length * 4 + sturdy * 3;
  const c = turn * 16;
  const outline = smooth([
    [-temple - 2, -60],
    [-cheek, 6],
    [-jaw - (cheek - jaw) * 0.4, 44],
    [-jaw + c * 0.5, jawY],
    [c - chin - (jaw - chin) * 0.4, chinY - 23],
    [c - chin * 0.8, chinY - 4],
    [c, chinY + 2],
    [c + chin * 0.8, chinY - 4],
    [c + chin + (jaw - chin) * 0.38, chinY - 25],
    [jaw - turn * 3, jawY - 4],
    [cheek - turn * 2, 32],
    [cheek - 2 - turn * 7, -4],
    [temple + 2 - turn * 2, -40],
    [temple + 3, -84],
    [82, -138],
    [42, -163],
    [0, -169],
    [-50, -162],
    [-90, -130],
    [-104, -92],
  ]);
  const mid = turn * 18;
  const gap = 45 + own.eyeGap * 2.6;
  return {
    outline,
    chinX: c,
    chinY,
    jaw,
    jawY,
    mid,
    eyeY: -4,
    near: mid - gap - turn * 2,
    far: mid + gap - turn * 6,
    noseX: mid + turn * 9,
    noseY: noseLengths[traits.nose] + own.length * 2,
    mouthX: mid + turn * 3,
    mouthY: 90 + own.length * 3 + (noseLengths[traits.nose] - 54) * 0.5,
    turn,
  };
};
