import type { Random } from '../random.ts';
import * as coast from './coast.ts';
import * as indoors from './indoors.ts';
import * as nature from './nature.ts';
import * as rooms from './rooms.ts';
import type { Scene, SceneMaker } from './scene.ts';
import * as seasons from './seasons.ts';
import * as town from './town.ts';

export type { Light } from './scene.ts';
export { HEIGHT, WIDTH } from './scene.ts';

const makers = {
  ...nature,
  ...coast,
  ...seasons,
  ...indoors,
  ...rooms,
  ...town,
} satisfies Record<string, SceneMaker>;

export type SceneName = keyof typeof makers;

/** Backdrops for a studio. */
const papers = [
  '#c8794f',
  '#d9a24e',
  '#7f9079',
  '#4f7377',
  '#b8716a',
  '#8a6f8c',
  '#5f7391',
  '#cdb394',
  '#a64d3c',
  '#3f5a52',
];

export const sceneOf = (name: SceneName, random: Random, paper?: string): Scene =>
  makers[name](random, paper ?? random.pick(papers));
