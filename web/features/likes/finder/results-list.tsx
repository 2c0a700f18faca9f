import { useTranslations } from 'use-intl';
import type { ScoredMember } from '#contract/likes/finder.ts';
import { finderResults } from '#contract/likes/finder.ts';
import { linkTo } from '#contract/routes.ts';
import { call } from '#web/lib/call.ts';
import { useCachedPages } from '#web/lib/use-cached-pages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TwoCups } from '#web/ui/drawings/two-cups.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { MemberCard } from '#web/features/members/card/member-card.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import { matchesCache } from '../list-caches.ts';
import { ChatLink } from '../like-panel.tsx';
import { optionNames } from './answers.ts';
import type { FinderMatches, ResultsPage } from './matches.ts';
import { haveSameAnswers, appendPage } from './matches.ts';
import { ScoreRing } from './score-ring.tsx';

/** So many reasons tell enough. */
const MAX_REASONS = 3;

function Reasons({ both, differ }: Pick<ScoredMember, 'both' | 'differ'>) {
  const t = useTranslations('finder');
  return (
    <ul className="grid gap-1.5 text-sm">
      {both.slice(0, MAX_REASONS).map(({ question, option }) => (
        <li key={question} className="flex gap-2">
          <Icon name="check" size="xs" className="mt-0.5 text-success" />
          <span className="min-w-0">
            {t(`questions.${question}.both.${optionNames[option] ?? 'first'}`)}
          </span>
        </li>
      ))}
      {differ.slice(0, 2).map((question) => (
        <li key={question} className="flex gap-2 text-text-muted">
          <Icon name="minus" size="xs" className="mt-0.5" />
          <span className="min-w-0">{t(`questions.${question}.differ`)}</span>
        </li>
      ))}
    </ul>
  );
}

function Match({ member, eager }: { member: ScoredMember; eager: boolean }) {
  return (
    <Card
      padding="none"
      className="grid h-full grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] gap-3 p-3 sm:grid-cols-[11rem_1fr] sm:gap-4 sm:p-4 md:grid-cols-[14rem_1fr] md:gap-x-6"
    >
      <div className="self-start">
        <MemberCard member={member} heading="h3" eager={eager} />
      </div>
      <div className="grid content-start gap-3">
        <ScoreRing match={member} />
        <Reasons {...member} />
      </div>
      <div className="col-span-2">
        <ChatLink member={member} variant="soft" />
      </div>
    </Card>
  );
}

/** Outside of renders, so that they are always the same. */
const paging = {
  nextOf: ({ next }: FinderMatches) => next,
  load: (_: FinderMatches, cursor: string, signal: AbortSignal) =>
    call(finderResults, { query: { cursor } }, { signal }),
  append: appendPage,
  sizeOf: ({ members }: ResultsPage) => members.length,
};

/** The best matches with their scores and the reasons for them. */
export function ResultsList({ initial }: { initial: FinderMatches }) {
  const t = useTranslations('finder.results');
  const owner = useSite().user?.id ?? null;
  const caching = { lists: matchesCache, owner, fits: haveSameAnswers };
  const { data: results, state, loadMore } = useCachedPages(initial, paging, caching);
  if (results.members.length === 0) {
    return (
      <EmptyState
        picture={<TwoCups />}
        title={t('empty.title')}
        text={t('empty.text')}
        headingLevel={3}
        action={
          <>
            <ButtonLink to={`${linkTo('profile')}#seeking`}>{t('empty.widen')}</ButtonLink>
            <ButtonLink to={linkTo('members')} variant="line">
              {t('empty.search')}
            </ButtonLink>
          </>
        }
      />
    );
  }
  return (
    <>
      {results.cursor !== null && (
        <p className="mb-4">
          <TextLink to={linkTo('match-finder')}>{t('start')}</TextLink>
        </p>
      )}
      <ul className="grid gap-4">
        {results.members.map((member, at) => (
          <li key={member.id}>
            <Match member={member} eager={at < 3} />
          </li>
        ))}
      </ul>
      {results.next !== null && (
        <div className="mt-8 flex justify-center">
          <LoadMore
            to={linkTo('match-finder', {}, { cursor: results.next })}
            state={state}
            onLoad={loadMore}
            labels={{ more: t('more'), failed: t('failed'), retry: t('retry') }}
          />
        </div>
      )}
    </>
  );
}
