import type { AnyLander, Lander } from '#contract/landers.ts';
import { isLander, slugOf } from '#contract/landers.ts';
import { invitationNetwork } from '#contract/invitations.ts';
import type { Niche } from '#contract/niches.ts';
import { linkTo } from '#contract/routes.ts';

/** The landers whose address has room for a niche. */
export type InvitingLander = Exclude<Lander, 'tinderswipe'>;

/** Those that a site has switched on. */
export const invitingLanders = (on: readonly AnyLander[]): InvitingLander[] =>
  on.filter((name): name is InvitingLander => isLander(name) && name !== 'tinderswipe');

interface Invitation {
  readonly origin: string;
  readonly code: string;
  readonly niche: Niche;
  /** Null for the front page, where no lander is on. */
  readonly lander: InvitingLander | null;
  readonly variant: string;
}

type Invited = Pick<Invitation, 'niche' | 'lander' | 'variant'>;

/** The page that somebody is invited to: a lander in the site's niche. */
export const invitationPath = ({ niche, lander, variant }: Invited, query = {}): string =>
  lander === null
    ? linkTo('index', {}, query)
    : linkTo(`landers-${lander}-slug`, { slug: slugOf(variant, niche) }, query);

/** The address that somebody is sent: that page, with the code of the member. */
export const invitationLink = ({ origin, code, ...invited }: Invitation): string =>
  origin + invitationPath(invited, { network: invitationNetwork, ref: code });
