import type { Dye, OutfitName } from './clothes/index.ts';
import { dyes } from './clothes/index.ts';
import type { Mood } from './face/geometry.ts';
import { faceOf } from './face/geometry.ts';
import type { Hat } from './hair/cover.ts';
import type { PropName } from './props/index.ts';
import { randomFrom } from './random.ts';
import type { SceneName } from './scenes/index.ts';
import { HEIGHT, WIDTH } from './scenes/index.ts';
import type { Traits } from './traits.ts';

type Framing = 'close' | 'bust' | 'half' | 'wide';

type Pose = 'straight' | 'easy' | 'turned' | 'tilted' | 'away';

/** One picture of a person: what changes from one to the next. The person's seed decides the rest. */
export interface Shot {
  readonly scene: SceneName;
  readonly outfit: OutfitName;
  readonly colour: Dye;
  /** A second colour: of what is worn under or over it, and of what is held. */
  readonly accent?: Dye;
  readonly framing?: Framing;
  readonly pose?: Pose;
  readonly mood?: Mood;
  readonly facing?: 'left' | 'right';
  readonly prop?: PropName;
  readonly hat?: Hat;
  readonly hatColour?: Dye;
  /** The backdrop of a studio. */
  readonly paper?: string;
}

/** Where a round crop finds the face: middle and diameter as shares of width, height and width. */
export interface FaceSpot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const framings: Record<Framing, { scale: number; y: number }> = {
  close: { scale: 1.62, y: 520 },
  bust: { scale: 1.32, y: 470 },
  half: { scale: 1.16, y: 440 },
  wide: { scale: 0.92, y: 380 },
};

/** How far the head turns (1 is three quarters), its tilt in degrees, and where the eyes go. */
const poses: Record<Pose, { turn: number; tilt: number; aside: number }> = {
  straight: { turn: 0.12, tilt: 0, aside: 0 },
  easy: { turn: 0.42, tilt: -3, aside: 0 },
  turned: { turn: 0.9, tilt: 2, aside: -0.25 },
  tilted: { turn: 0.55, tilt: 7, aside: 0 },
  away: { turn: 0.85, tilt: -4, aside: 0.9 },
};

const headTop = -168;

/** Most pictures smile. */
const moods: readonly Mood[] = [
  'smile',
  'smile',
  'smile',
  'grin',
  'grin',
  'laugh',
  'calm',
  'smirk',
];

const framed = ({ framing, prop }: Shot, chance: number): Framing =>
  framing ?? (prop === 'bicycle' ? 'wide' : prop ? 'half' : chance < 0.25 ? 'close' : 'bust');

export const placed = (traits: Traits, shot: Shot) => {
  const random = randomFrom(`pose ${traits.seed}-${shot.scene}-${shot.outfit}`);
  const frame = framings[framed(shot, random())];
  const pose = poses[shot.pose ?? random.pick(['straight', 'easy', 'easy', 'turned', 'tilted'])];
  const facing = (shot.facing ?? random.pick(['left', 'right'])) === 'left' ? -1 : 1;
  const cx = WIDTH / 2 - facing * 26;
  const face = faceOf(traits, pose.turn);
  const mood = shot.mood ?? random.pick(moods);
  const things =
    dyes[
      shot.accent ??
        random.pick(['brick', 'teal', 'mustard', 'navy', 'rose', 'plum', 'rust', 'petrol'])
    ];
  return {
    ...frame,
    ...pose,
    facing,
    cx,
    face,
    mood,
    things,
    slim: 0.99 + traits.own.width * 0.035,
  } as const;
};

export const faceSpot = (traits: Traits, shot: Shot): FaceSpot => {
  const { scale, y, tilt, facing, cx, face } = placed(traits, shot);
  const middle = (face.chinY + headTop) / 2;
  const angle = (tilt * Math.PI) / 180;
  const below = 150 - middle;
  const share = (value: number): number => Math.round(value * 1000) / 1000;
  return {
    x: share((cx + facing * scale * Math.sin(angle) * below) / WIDTH),
    y: share((y + scale * (150 - Math.cos(angle) * below)) / HEIGHT),
    size: share((430 * scale) / WIDTH),
  };
};
