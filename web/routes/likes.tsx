import type { Call } from '#contract/core/client.ts';
import { likesList } from '#contract/likes/likes.ts';
import { likeLists } from '#contract/members/enums.ts';
import { search } from '#contract/members/search.ts';
import { WithHearts } from '#web/features/likes/card-like.tsx';
import { likesCache } from '#web/features/likes/list-caches.ts';
import { LikesPage } from '#web/features/likes/list/likes-page.tsx';
import type { LikesListData, LikesListPage } from '#web/features/likes/list/list-data.ts';
import { MAX_FEW_CARDS } from '#web/features/members/card/card-grid.tsx';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { membersOnly, notFound, orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/likes';

const MAX_SUGGESTIONS = 5;

/** People whom the member has not liked yet; the list is worth more than those below it. */
const suggestedBy = async (api: Call, { members: listed }: LikesListPage) => {
  const known = new Set(listed.map(({ id }) => id));
  const { members } = await api(search, { query: {} }).catch(() => ({ members: [] }));
  return members
    .filter(({ id, like }) => like === 'none' && !known.has(id))
    .slice(0, MAX_SUGGESTIONS);
};

export const loader = async (args: Route.LoaderArgs): Promise<LikesListData> => {
  const listName = args.params.type ?? likeLists[0];
  const list = likeLists.find((one) => one === listName);
  if (!list) throw notFound();
  membersOnly(args);
  const cursor = new URL(args.request.url).searchParams.get('cursor');
  const query = { type: list, ...(cursor !== null && { cursor }) };
  const api = serverCall(args);
  const page = await orErrorPage(api(likesList, { query }));
  const isShort = cursor === null && page.members.length <= MAX_FEW_CARDS;
  return { list, cursor, page, suggestions: isShort ? await suggestedBy(api, page) : [] };
};

/** Whoever comes back to a long list finds it as it was. */
export const clientLoader = async ({ request, serverLoader }: Route.ClientLoaderArgs) => {
  const { pathname, search: query } = new URL(request.url);
  return likesCache.restore(pathname + query) ?? serverLoader();
};

/** Who likes the member, whom they like, matches and visitors. */
export default function Likes({ loaderData }: Route.ComponentProps) {
  return (
    <WithTexts of="people">
      <WithHearts>
        <WithTexts of="likes">
          <LikesPage key={loaderData.list} data={loaderData} />
        </WithTexts>
      </WithHearts>
    </WithTexts>
  );
}
