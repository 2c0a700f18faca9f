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
  /** Shown first, and small on cards: nearer than the others. */
  readonly main?: true;
  /** The backdrop of a studio. */
  readonly paper?: string;
}

/** Where the head is: its middle, and from crown to chin, as shares of width, height and width. */
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

/** How near main pictures are: the head fills two fifths of their height and more. */
const near = [1.5, 1.58, 1.68, 1.8];
/** With room for what is held. */
const nearWithProp = 1.47;
/** Above the crown, for hair and hats. */
const ROOM_ABOVE = 150;

/** How far from the middle every second main picture is taken, and all others. */
const [OFF_CENTRE, ALMOST_CENTRED] = [112, 26];

/** Most pictures smile, most of them with closed lips. */
const moods: readonly Mood[] = [
  'smile',
  'smile',
  'smile',
  'smile',
  'soft',
  'soft',
  'grin',
  'smirk',
  'smirk',
  'calm',
];

/** Who laughs in a picture does not laugh into every camera alike. */
const laughs: readonly Mood[] = ['laugh', 'grin', 'soft', 'smile', 'grin', 'smirk', 'soft'];

const framed = ({ framing, prop }: Shot, chance: number): Framing =>
  framing ?? (prop === 'bicycle' ? 'wide' : prop ? 'half' : chance < 0.25 ? 'close' : 'bust');

/** How a main picture is taken; every second one from the side, looking into the room it leaves. */
const nearby = (traits: Traits, { prop, hat }: Shot) => {
  const random = randomFrom(`main ${traits.seed}`);
  const scale = prop ? nearWithProp : random.pick(near);
  const y = ROOM_ABOVE + (hat ? 50 : 0) - headTop * scale;
  return { scale, y, isAside: random() < 0.5 };
};

export const placed = (traits: Traits, shot: Shot) => {
  const random = randomFrom(`pose ${traits.seed}-${shot.scene}-${shot.outfit}`);
  const usual = framings[framed(shot, random())];
  const main = shot.main ? nearby(traits, shot) : null;
  const { scale, y } = main ?? usual;
  const usualPose = random.pick(['straight', 'easy', 'easy', 'turned', 'tilted'] as const);
  const pose = poses[shot.pose ?? (main?.isAside ? 'turned' : usualPose)];
  const facing = (shot.facing ?? random.pick(['left', 'right'])) === 'left' ? -1 : 1;
  const cx = WIDTH / 2 - facing * (main?.isAside ? OFF_CENTRE : ALMOST_CENTRED);
  const face = faceOf(traits, pose.turn);
  const told = shot.mood ?? random.pick(moods);
  const mood =
    told === 'laugh' ? randomFrom(`laugh ${traits.seed}-${shot.scene}`).pick(laughs) : told;
  const things =
    dyes[
      shot.accent ??
        random.pick(['brick', 'teal', 'mustard', 'navy', 'rose', 'plum', 'rust', 'petrol'])
    ];
  return {
    scale,
    y,
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
    size: share(((face.chinY - headTop) * scale) / WIDTH),
  };
};
