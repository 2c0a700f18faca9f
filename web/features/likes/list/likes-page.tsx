import { useEffect, useEffectEvent, useId } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Payload } from '#contract/core/live.ts';
import type { ListedLike } from '#contract/likes/likes.ts';
import { likeChanged, likesList } from '#contract/likes/likes.ts';
import { limits } from '#contract/limits.ts';
import { likeLists } from '#contract/members/enums.ts';
import type { LikeList } from '#contract/members/enums.ts';
import { linkTo } from '#contract/routes.ts';
import { call } from '#web/lib/call.ts';
import { onLive } from '#web/lib/live.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { useCachedPages } from '#web/lib/use-cached-pages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { TwoChairs } from '#web/ui/drawings/two-chairs.tsx';
import { TwoCups } from '#web/ui/drawings/two-cups.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { CardGrid, CardSkeletons, MAX_FEW_CARDS } from '#web/features/members/card/card-grid.tsx';
import { MemberRow } from '#web/features/members/card/member-row.tsx';
import { LoadMoreCards } from '#web/features/members/card/load-more-cards.tsx';
import { PageTitle } from '#web/features/site/page-title.tsx';
import { PremiumNote } from '#web/features/site/premium-note.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import { hasLoadedMore, likesCache } from '../list-caches.ts';
import { belongsTo } from '../rules/like-states.ts';
import { LikeTag, WithHeartsUnlessMatch, WriteToMatch } from './card-state.tsx';
import type { LikesListData, LikesListPage } from './list-data.ts';
import { appendPage } from './list-data.ts';

/** A list by the name that texts and counts have for it. */
const listTextKey = (list: LikeList) => (list === 'liked-me' ? 'liked_me' : list);

function Tabs({ list, counts }: { list: LikeList; counts: LikesListPage['counts'] }) {
  const t = useTranslations('likes.lists');
  const format = useFormatter();
  const { pathname } = useLocation();
  const formatCount = (count: number) =>
    count < limits.maxSearchCount
      ? format.number(count)
      : t('many', { count: format.number(limits.maxSearchCount) });
  return (
    <LinkTabs
      label={t('label')}
      className="mt-4 mb-6 max-md:-mx-4 max-md:px-4 md:mt-6 md:mb-8"
      tabs={likeLists.map((type) => ({
        // The first list has two addresses; wherever one is, that tab is the current one.
        to: type === list ? pathname : linkTo('likes-type', { type }),
        label: t(listTextKey(type)),
        badge: counts && <Badge tone="neutral">{formatCount(counts[listTextKey(type)])}</Badge>,
      }))}
    />
  );
}

function EmptyList({ list }: { list: LikeList }) {
  const t = useTranslations('likes.empty');
  const name = listTextKey(list);
  const isOwn = list === 'liked-me' || list === 'visitors';
  return (
    <EmptyState
      picture={isOwn ? <TwoChairs /> : <TwoCups />}
      title={t(`${name}.title`)}
      text={t(`${name}.text`)}
      action={
        isOwn ? (
          <ButtonLink to={linkTo('profile')}>{t('profile')}</ButtonLink>
        ) : (
          <ButtonLink to={linkTo('members')}>{t('search')}</ButtonLink>
        )
      }
    />
  );
}

/** Where few are listed: others whom the member may like. */
function Suggestions({ members }: { members: LikesListData['suggestions'] }) {
  const t = useTranslations('likes');
  const id = useId();
  if (members.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-12 md:mt-16">
      <h2 id={id} className="mb-4 display-sm md:mb-6 md:display-md">
        {t('wait')}
      </h2>
      <MemberRow members={members} />
    </section>
  );
}

/** Beside one or two people at a desk, where the rest of the row would be empty. */
function WayToMore({ beside }: { beside: number }) {
  const t = useTranslations('likes.empty');
  return (
    <li className={cx('max-md:hidden', beside === 1 && 'md:col-span-2')}>
      <Card
        tone="sunken"
        className="flex h-full flex-col items-center justify-center gap-6 shadow-none"
      >
        <TwoCups />
        <ButtonLink to={linkTo('members')} variant="line">
          {t('search')}
        </ButtonLink>
      </Card>
    </li>
  );
}

/** Of two things that are new about somebody, the like is the one to tell. */
const tellsOne = (member: ListedLike): ListedLike =>
  member.like_new ? { ...member, is_new: false } : member;

/** Outside of renders, so that they are always the same. */
const paging = {
  nextOf: ({ page }: LikesListData) => page.next,
  load: ({ list: type }: LikesListData, cursor: string, signal: AbortSignal) =>
    call(likesList, { query: { type, cursor } }, { signal }),
  append: appendPage,
  sizeOf: ({ members }: LikesListPage) => members.length,
};

/** Reads the list again when somebody comes to it, as long as nobody has read on in it. */
const useReloadOnNewLike = (data: LikesListData) => {
  const { list, cursor, page } = data;
  const { revalidate } = useRevalidator();
  const onLikeChanged = useEffectEvent(({ member, like }: Payload<typeof likeChanged>) => {
    if (hasLoadedMore(data) || cursor !== null || !belongsTo(list, like)) return;
    // Who is in it stays in their place, whatever the reader does, to be undone.
    if (!page.members.some(({ id }) => id === member)) void revalidate();
  });
  useEffect(() => onLive(likeChanged, (changed) => onLikeChanged(changed)), []);
};

/** People around the member’s likes, in four lists. */
export function LikesPage({ data: given }: { data: LikesListData }) {
  const t = useTranslations('likes');
  const tSearch = useTranslations('people.search');
  const { user } = useSite();
  const owner = user?.id ?? null;
  const pages = useCachedPages(given, paging, { lists: likesCache, owner });
  const { list, cursor, page, suggestions } = pages.data;
  useReloadOnNewLike(pages.data);
  const isTruncated =
    list === 'visitors' &&
    !user?.paid_user &&
    page.counts !== null &&
    page.counts.visitors > page.members.length;

  return (
    <main id="content" className="wrap flex-1 pt-4 pb-16 max-md:pb-28 md:pt-8 md:pb-20">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="display-md md:display-lg">{t('title')}</h1>
      <Tabs list={list} counts={page.counts} />
      <p role="status" className="sr-only">
        {pages.added > 0 && tSearch('added', { count: pages.added })}
      </p>
      {cursor !== null && (
        <p className="mb-6">
          <TextLink to={linkTo('likes-type', { type: list })}>{tSearch('start')}</TextLink>
        </p>
      )}
      {page.members.length === 0 ? (
        <EmptyList list={list} />
      ) : (
        <>
          <WithHeartsUnlessMatch>
            <CardGrid
              members={page.members.map(tellsOne)}
              renderMark={(member) => <LikeTag member={member} list={list} />}
              renderBelow={(member) => <WriteToMatch member={member} />}
              growing
              eager
            >
              {pages.state === 'loading' && <CardSkeletons />}
              {page.members.length < MAX_FEW_CARDS && page.next === null && (
                <WayToMore beside={page.members.length} />
              )}
            </CardGrid>
          </WithHeartsUnlessMatch>
          <LoadMoreCards
            to={
              page.next === null
                ? null
                : linkTo('likes-type', { type: list }, { cursor: page.next })
            }
            of={given}
            state={pages.state}
            loadMore={pages.loadMore}
          />
          {isTruncated && <PremiumNote feature="visitors" className="mt-6" />}
        </>
      )}
      <Suggestions members={suggestions} />
    </main>
  );
}
