import { redirect } from 'react-router';
import type { Lander, VariantOf } from '#contract/landers.ts';
import { isLander, parseSlug } from '#contract/landers.ts';
import { linkTo } from '#contract/routes.ts';
import type { Design } from '#web/features/landers/design.ts';
import { WithAssets } from '#web/features/landers/with-assets.tsx';
import { LanderHead } from '#web/features/landers/lander-head.tsx';
import { designs } from '#web/features/landers/registry.ts';
import { LanderTexts } from '#web/features/landers/texts.tsx';
import { landerMustBeOn } from '#web/features/landers/lander-must-be-on.ts';
import { notFound, sharedPage, visitOf } from '#web/lib/visit.ts';
import type { Route } from './+types/lander';

export const loader = async ({ request, params, ...args }: Route.LoaderArgs) => {
  if (visitOf(args).signedIn) throw redirect(linkTo('members'));
  const [, , name = ''] = new URL(request.url).pathname.split('/');
  if (!isLander(name)) throw notFound();
  await landerMustBeOn(args, name);
  const { variant, niche } = parseSlug(name, params.slug);
  return { lander: name, variant, niche, scheme: designs[name]?.scheme };
};

export const headers = sharedPage;

/** Nothing here needs React in the browser. */
export const handle = { unhydrated: true };

function Designed<L extends Lander>({ of, variant }: { of: Design<L>; variant: VariantOf<L> }) {
  const { Page, ...assets } = of;
  return (
    <WithAssets assets={assets}>
      <Page variant={variant} />
    </WithAssets>
  );
}

/** A page that strangers see first. */
export default function LanderPage({ loaderData: { lander, variant } }: Route.ComponentProps) {
  const design = designs[lander] as Design | undefined;
  if (!design) throw notFound();
  return (
    <LanderTexts of={lander}>
      <LanderHead of={lander} variant={variant} />
      <Designed of={design} variant={variant} />
    </LanderTexts>
  );
}
