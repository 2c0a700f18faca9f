import { data, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { CallError } from '#contract/core/client.ts';
import type { MemberLander, VariantOf } from '#contract/landers.ts';
import { isMemberLander, parseSlug } from '#contract/landers.ts';
import { introduction } from '#contract/members/member.ts';
import { linkTo } from '#contract/routes.ts';
import { interests as interestsEndpoint } from '#contract/site.ts';
import { WithAssets } from '#web/features/landers/with-assets.tsx';
import { landerMustBeOn } from '#web/features/landers/lander-must-be-on.ts';
import { MemberNotFound } from '#web/features/landers/member/gone.tsx';
import type { MemberDesign, LanderMember } from '#web/features/landers/member/member-design.ts';
import { notFoundAssets, memberDesigns } from '#web/features/landers/member/registry.ts';
import { LanderTexts } from '#web/features/landers/texts.tsx';
import { interestNames } from '#web/features/members/interest-names.ts';
import { PageTitle } from '#web/features/site/page-title.tsx';
import { notFound, serverCall, sharedPage, visitOf } from '#web/lib/visit.ts';
import type { Route } from './+types/member-lander';

const MAX_LIKES = 3;

/** Nobody, where there is nobody to show: why is told to no stranger. */
const loadMember = async (args: Route.LoaderArgs): Promise<LanderMember | null> => {
  const api = serverCall(args);
  try {
    const [{ member }, list] = await Promise.all([
      api(introduction, { query: { id: args.params.id } }),
      api(interestsEndpoint, { query: { lang: visitOf(args).locale } }),
    ]);
    const { interests, ...rest } = member;
    const names = interestNames(list);
    return { ...rest, likes: interests.slice(0, MAX_LIKES).map((id) => names[id] ?? id) };
  } catch (error) {
    if (error instanceof CallError && error.status < 500) return null;
    throw error;
  }
};

export const loader = async (args: Route.LoaderArgs) => {
  const { id, slug } = args.params;
  if (visitOf(args).signedIn) throw redirect(linkTo('members-id-chat', { id }));
  const [, , , name = ''] = new URL(args.request.url).pathname.split('/');
  if (!isMemberLander(name)) throw notFound();
  await landerMustBeOn(args, name);
  const { variant, niche } = parseSlug(name, slug);
  const member = await loadMember(args);
  return data({ lander: name, variant, niche, member }, { status: member ? 200 : 404 });
};

export const headers = sharedPage;

/** Nothing here needs React in the browser. */
export const handle = { unhydrated: true };

interface WritingProps<L extends MemberLander> {
  readonly of: MemberDesign<L>;
  readonly variant: VariantOf<L>;
  readonly member: LanderMember;
}

function Writing<L extends MemberLander>({ of, variant, member }: WritingProps<L>) {
  const t = useTranslations('landers.member');
  const { Page, ...assets } = of;
  return (
    <WithAssets assets={assets}>
      <PageTitle>{t('title', { name: member.name })}</PageTitle>
      <Page variant={variant} member={member} />
    </WithAssets>
  );
}

function Missing() {
  const t = useTranslations('landers.member.gone');
  return (
    <WithAssets assets={notFoundAssets}>
      <PageTitle>{t.markup('title', { em: (chunks) => chunks })}</PageTitle>
      <MemberNotFound />
    </WithAssets>
  );
}

/** Offers a message to one member. Never for search engines: it is about a person. */
export default function MemberLanderPage({ loaderData }: Route.ComponentProps) {
  const { lander, variant, member } = loaderData;
  return (
    <LanderTexts of="member">
      {member ? (
        <Writing of={memberDesigns[lander] as MemberDesign} variant={variant} member={member} />
      ) : (
        <Missing />
      )}
    </LanderTexts>
  );
}
