import type { Gender } from '#contract/accounts/genders.ts';
import type { ServedCountry } from '#contract/countries.ts';
import type { Interest } from '#contract/interests.ts';
import type { Look, Shot } from '#drawing/portraits/index.ts';

export type HairColour = 'black' | 'brown' | 'blond' | 'red' | 'grey' | 'white' | 'bald';
export type EyeColour = 'brown' | 'hazel' | 'green' | 'blue' | 'grey';
export type BodyType = 'slim' | 'average' | 'athletic' | 'curvy' | 'full';

/** What whoever writes for a fictional profile knows of it. */
export interface Persona {
  readonly story: string;
  readonly voice: string;
}

/** Somebody invented, as their profile tells it. */
export interface DemoPerson {
  /** Names their pictures: `sanne-1.webp`. */
  readonly id: string;
  readonly name: string;
  readonly country: ServedCountry;
  readonly is: {
    readonly born: string;
    readonly gender: Gender;
    readonly seeking: readonly Gender[];
    readonly sexuality: 'hetero' | 'gay' | 'lesbian' | 'bi';
  };
  /** The GeoNames id of where they live. */
  readonly town: number;
  readonly has: {
    readonly hair: HairColour;
    readonly eyes: EyeColour;
    readonly body: BodyType;
    readonly status: 'single' | 'divorced' | 'widowed' | 'separated' | 'open';
    readonly tattoos: 'none' | 'some' | 'many';
  };
  readonly interests: readonly Interest[];
  readonly about: string;
  /** How they are drawn; nobody draws those who show no picture. */
  readonly look?: Look;
  readonly pictures: readonly Shot[];
  /** The second picture still waits to be approved. */
  readonly pending?: true;
  /** Kept by the site, and labelled so. */
  readonly fictional?: Persona;
}

type Draft = Omit<DemoPerson, 'country'>;

export const livingIn = (country: ServedCountry, drafts: readonly Draft[]): DemoPerson[] =>
  drafts.map((draft) => ({
    ...draft,
    country,
    pictures: draft.pictures.map((taken, at) => (at === 0 ? { ...taken, main: true } : taken)),
  }));

type Extra = Omit<
  Look,
  'figure' | 'skin' | 'face' | 'hair' | 'hairShade' | 'eyes' | 'eyeShape' | 'nose' | 'brow'
>;

/** Looks in one line each. */
const looks =
  (figure: Look['figure']) =>
  (
    skin: Look['skin'],
    face: Look['face'],
    hair: Look['hair'],
    hairShade: Look['hairShade'],
    eyes: Look['eyes'],
    eyeShape: Look['eyeShape'],
    nose: Look['nose'],
    brow: Look['brow'],
    extra: Extra = {},
  ): Look => ({ figure, skin, face, hair, hairShade, eyes, eyeShape, nose, brow, ...extra });

export const feminine = looks('feminine');
export const masculine = looks('masculine');
export const androgynous = looks('androgynous');

/** A picture in one line. */
export const shot = (
  scene: Shot['scene'],
  outfit: Shot['outfit'],
  colour: Shot['colour'],
  extra: Omit<Shot, 'scene' | 'outfit' | 'colour'> = {},
): Shot => ({ scene, outfit, colour, ...extra });

export const pictureName = (person: DemoPerson, at: number): string => `${person.id}-${at + 1}`;
