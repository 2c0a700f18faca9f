import type { Niche } from './niches.ts';
import { niches } from './niches.ts';

/** The pages that strangers see first, each with its variants of words and pictures; the first is the default. */
export const landers = {
  alonetonight: ['street', 'rain', 'kitchen'],
  collagelanding: ['wall', 'table', 'windows'],
  gallery: ['opening', 'evening', 'sunday'],
  iconslanding: ['weekend', 'home', 'journey'],
  maplanding: ['towns', 'lights', 'paths'],
  socialnetwork: ['today', 'week', 'neighbours'],
  transitionsvideolanding: ['seasons', 'day', 'moods'],
  video: ['cups', 'walk', 'dance'],
  tinderswipe: ['deck'],
} as const;

/** Landers that offer a message to one member, below their address. */
const memberLanders = {
  landing: ['letter'],
  landing2: ['window', 'bench'],
  landing3: ['postcard', 'menu'],
} as const;

const allLanders = { ...landers, ...memberLanders };

export type Lander = keyof typeof landers;
export type MemberLander = keyof typeof memberLanders;
export type AnyLander = Lander | MemberLander;

/** Every page of the kind; a site may switch each off. */
export const landerNames = Object.keys(allLanders) as [AnyLander, ...AnyLander[]];

export type VariantOf<L extends AnyLander> = (typeof allLanders)[L][number];

interface LanderChoice<L extends AnyLander = Lander> {
  readonly variant: VariantOf<L>;
  /** The look that the address asks for; null for that of the site. */
  readonly niche: Niche | null;
}

const nicheNames = Object.entries(niches).map(([id, name]) => [Number(id) as Niche, name] as const);

/**
 * What the last part of a lander's address chooses: a variant, and before it, in invitations, the
 * name of a niche: `rosewood-rain`. What nobody knows chooses the default.
 */
export const parseSlug = <L extends AnyLander>(lander: L, slug = ''): LanderChoice<L> => {
  const variants: readonly VariantOf<L>[] = allLanders[lander];
  const [niche, name] = nicheNames.find(
    ([, one]) => slug === one || slug.startsWith(`${one}-`),
  ) ?? [null, null];
  const rest = name === null ? slug : slug.slice(name.length + 1);
  const [first] = allLanders[lander];
  return { variant: variants.find((one) => one === rest) ?? first, niche };
};

/** The slug that chooses a variant in a niche, for invitations. */
export const slugOf = (variant: string, niche: Niche): string => `${niches[niche]}-${variant}`;

/** The one address of a lander in one variant, without the niche that an invitation may name. */
export const landerPath = <L extends Lander>(lander: L, variant: VariantOf<L>): string =>
  `/landers/${lander}${variant === landers[lander][0] ? '' : `/${variant}`}`;

export const isLander = (name: string): name is Lander => Object.hasOwn(landers, name);

export const isMemberLander = (name: string): name is MemberLander =>
  Object.hasOwn(memberLanders, name);

/** Whether a path is one of the pages that strangers see first, those of members among them. */
export const isLanderPath = (path: string): boolean =>
  /^\/(?:landers\/[^/]|members\/[^/]+\/landing[23]?(?:\/|$))/.test(path);
