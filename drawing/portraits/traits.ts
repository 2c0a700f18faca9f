import { randomFrom } from './random.ts';

type Figure = 'feminine' | 'masculine' | 'androgynous';
export type FaceShape = 'oval' | 'round' | 'square' | 'heart' | 'long' | 'diamond';
export type EyeShape = 'almond' | 'round' | 'hooded' | 'mono' | 'upturned' | 'downturned';
export type NoseShape =
  | 'straight'
  | 'button'
  | 'broad'
  | 'long'
  | 'aquiline'
  | 'narrow'
  | 'rounded';
export type BrowShape = 'soft' | 'arched' | 'straight' | 'bushy' | 'thin' | 'angled';
type Beard = 'none' | 'stubble' | 'short' | 'full' | 'long' | 'goatee' | 'moustache';
type Glasses = 'none' | 'round' | 'square' | 'wire' | 'tortoise' | 'cat' | 'clear';
type Earrings = 'none' | 'stud' | 'hoop' | 'drop';

export type HairStyle =
  | 'afro'
  | 'bald'
  | 'bluntBob'
  | 'braids'
  | 'bun'
  | 'buzz'
  | 'coils'
  | 'cornrows'
  | 'crop'
  | 'curlyLong'
  | 'curlyShort'
  | 'curlyTop'
  | 'fringe'
  | 'hijab'
  | 'horseshoe'
  | 'locs'
  | 'longStraight'
  | 'longWavy'
  | 'lowBun'
  | 'messy'
  | 'pixie'
  | 'ponytail'
  | 'quiff'
  | 'receding'
  | 'shag'
  | 'shortWaves'
  | 'sideBraid'
  | 'sidePart'
  | 'slickBack'
  | 'topKnot'
  | 'undercut'
  | 'wavyBob';

export type HairShade = keyof typeof hairShades;
export type EyeShade = keyof typeof eyeShades;

/** What of a person stays the same from picture to picture. */
export interface Look {
  readonly figure: Figure;
  /** From 0, the lightest, to 9. */
  readonly skin: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  readonly face: FaceShape;
  readonly eyes: EyeShade;
  readonly eyeShape: EyeShape;
  readonly nose: NoseShape;
  readonly brow: BrowShape;
  readonly hair: HairStyle;
  readonly hairShade: HairShade;
  readonly beard?: Beard;
  readonly beardShade?: HairShade;
  readonly glasses?: Glasses;
  readonly earrings?: Earrings;
  readonly lipstick?: string;
  readonly headscarf?: string;
  /** From -1 to 1. */
  readonly lips?: number;
  /** From -1, gaunt, to 1, round. */
  readonly cheeks?: number;
  /** From -1, slight, to 1.5, heavy. */
  readonly build?: number;
  readonly freckles?: true;
  readonly dimples?: true;
  /** Where a beauty spot sits. */
  readonly mole?: 'cheek' | 'lip' | 'chin';
}

/** A look with everything decided that a drawing needs. */
export interface Traits extends Required<Omit<Look, 'freckles' | 'dimples' | 'mole' | 'lipstick'>> {
  readonly seed: string;
  readonly age: number;
  /** How masculine the proportions are: 0 to 1. */
  readonly sturdy: number;
  readonly freckles: boolean;
  readonly dimples: boolean;
  readonly mole: Look['mole'] | null;
  readonly lipstick: string | null;
  /** Small deviations, each from -1 to 1, that make a face somebody's own. */
  readonly own: Record<
    'eyeGap' | 'eyeSize' | 'browLift' | 'mouth' | 'length' | 'width' | 'crooked',
    number
  >;
}

export interface Skin {
  readonly base: string;
  readonly shade: string;
  readonly light: string;
  readonly blush: string;
  readonly lip: string;
}

const skin = (base: string, shade: string, light: string, blush: string, lip: string): Skin => ({
  base,
  shade,
  light,
  blush,
  lip,
});

const skins = [
  skin('#f3d0b8', '#cb9079', '#ffe6d5', '#e68c7c', '#c4655f'),
  skin('#efc8a8', '#c28765', '#ffe3c9', '#e08468', '#bb6055'),
  skin('#e8bd95', '#b57b52', '#fbdcb8', '#d67a58', '#b05a4c'),
  skin('#dcaa7f', '#a56a42', '#f5cda3', '#c96b48', '#a45543'),
  skin('#c98f63', '#8f5836', '#e8b98c', '#b85f3f', '#96493c'),
  skin('#b27a50', '#7a492b', '#d8a478', '#a85437', '#8b4237'),
  skin('#96613f', '#623920', '#c08a62', '#95472f', '#7d3a33'),
  skin('#7b4d34', '#4c2c1d', '#a87351', '#823d2a', '#70332f'),
  skin('#623c2a', '#392118', '#8f6044', '#6f3325', '#602b2a'),
  skin('#4e3024', '#2c1a14', '#7c5341', '#5d2b21', '#52262a'),
] as const;

export const hairShades = {
  black: '#221b1d',
  espresso: '#35251f',
  brown: '#503324',
  chestnut: '#6e4029',
  lightBrown: '#84603e',
  auburn: '#88432b',
  copper: '#b55c2f',
  strawberry: '#cf9060',
  darkBlond: '#96733f',
  honey: '#b5843f',
  blond: '#cda564',
  ashBlond: '#c3b08a',
  salt: '#77737a',
  grey: '#a19b96',
  silver: '#d3cdc6',
  white: '#ece7df',
};

export const eyeShades = {
  dark: '#2f1d16',
  brown: '#543220',
  amber: '#8a5a22',
  hazel: '#76602f',
  green: '#587a48',
  blue: '#4a78a0',
  paleBlue: '#7ba4bd',
  grey: '#6c7d86',
};

export const skinOf = (traits: Traits): Skin => skins[traits.skin];

const sturdiness: Record<Figure, number> = { feminine: 0, androgynous: 0.5, masculine: 1 };

/** Decides what a look leaves open, always alike for the same seed. */
export const traitsOf = (seed: string, age: number, look: Look): Traits => {
  const random = randomFrom(`own ${seed}`);
  const deviation = (): number => random.range(-1, 1);
  return {
    beard: 'none',
    beardShade: look.hairShade,
    glasses: 'none',
    earrings: 'none',
    headscarf: '#8d4a3f',
    lips: 0,
    cheeks: 0,
    build: 0,
    ...look,
    seed,
    age,
    sturdy: sturdiness[look.figure],
    freckles: look.freckles ?? false,
    dimples: look.dimples ?? false,
    mole: look.mole ?? null,
    lipstick: look.lipstick ?? null,
    own: {
      eyeGap: deviation(),
      eyeSize: deviation(),
      browLift: deviation(),
      mouth: deviation(),
      length: deviation(),
      width: deviation(),
      crooked: deviation(),
    },
  };
};
