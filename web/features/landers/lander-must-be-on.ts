import { redirect } from 'react-router';
import type { AnyLander } from '#contract/landers.ts';
import { linkTo } from '#contract/routes.ts';
import { settings } from '#contract/site.ts';
import { serverCall } from '#web/lib/visit.ts';

/**
 * For loaders: whoever follows a link to a lander that the site has switched off comes to the front
 * page instead. Who sent them is in their cookie by then.
 */
export const landerMustBeOn = async (
  args: Parameters<typeof serverCall>[0],
  lander: AnyLander,
): Promise<void> => {
  const { landers } = await serverCall(args)(settings, { query: {} });
  if (!landers.includes(lander)) throw redirect(linkTo('index'));
};
