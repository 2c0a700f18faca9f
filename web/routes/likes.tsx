import { likesList } from '../../contract/likes/likes.ts';
import { likeLists } from '../../contract/members/attributes.ts';
import { WithHearts } from '../features/likes/card-like.tsx';
import { keptLikes } from '../features/likes/kept-lists.ts';
import { LikesPage } from '../features/likes/list/likes-page.tsx';
import type { ListData } from '../features/likes/list/list-data.ts';
import { WithTexts } from '../lib/lazy-texts.tsx';
import { membersOnly, notFound, orErrorPage, serverCall } from '../lib/visit.ts';
import type { Route } from './+types/likes';

export const loader = async (args: Route.LoaderArgs): Promise<ListData> => {
  const asked = args.params.type ?? likeLists[0];
  const list = likeLists.find((one) => one === asked);
  if (!list) throw notFound();
  membersOnly(args);
  const cursor = new URL(args.request.url).searchParams.get('cursor');
  const query = { type: list, ...(cursor !== null && { cursor }) };
  return { list, cursor, page: await orErrorPage(serverCall(args)(likesList, { query })) };
};

/** Whoever comes back to a long list finds it as it was. */
export const clientLoader = async ({ request, serverLoader }: Route.ClientLoaderArgs) => {
  const { pathname, search } = new URL(request.url);
  return keptLikes.returnedTo(pathname + search) ?? serverLoader();
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
