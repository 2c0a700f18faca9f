import type { Lander } from '../../../../contract/landers.ts';
import { landers, slugOf } from '../../../../contract/landers.ts';
import { invitationNetwork } from '../../../../contract/invitations.ts';
import type { Niche } from '../../../../contract/niches.ts';
import { linkTo } from '../../../../contract/routes.ts';

/** The landers whose address has room for a niche. */
export type InvitingLander = Exclude<Lander, 'tinderswipe'>;

export const invitingLanders = (Object.keys(landers) as Lander[]).filter(
  (name): name is InvitingLander => name !== 'tinderswipe',
);

export interface Invitation {
  readonly origin: string;
  readonly code: string;
  readonly niche: Niche;
  readonly lander: InvitingLander;
  readonly variant: string;
}

/** The address that somebody is sent: a lander in the site's niche, with the code of the member. */
export const invitationLink = ({ origin, code, niche, lander, variant }: Invitation): string => {
  const query = { network: invitationNetwork, ref: code };
  return origin + linkTo(`landers-${lander}-slug`, { slug: slugOf(variant, niche) }, query);
};
