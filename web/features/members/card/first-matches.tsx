import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { MemberCard } from '#contract/members/search.ts';
import { linkTo } from '#contract/routes.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { TwoChairs } from '#web/ui/drawings/two-chairs.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { forgetDraft } from '#web/features/accounts/signup/draft.ts';
import { PageTitle } from '#web/features/site/page-title.tsx';
import { CardGrid } from './card-grid.tsx';

/** People who look for each other, as far as one knows after signing up. */
export function FirstMatches({ members }: { members: readonly MemberCard[] }) {
  const t = useTranslations('account.matches');
  const people = useTranslations('people.search.index');
  // Whoever is here has signed up, wherever they did it.
  useEffect(forgetDraft, []);
  const all = (
    <ButtonLink to={linkTo('members')} variant="line">
      {people('link')}
    </ButtonLink>
  );
  return (
    <main id="content" className="wrap flex-1 py-10 max-md:pb-28 md:py-16">
      <PageTitle>{t('title')}</PageTitle>
      {members.length === 0 ? (
        <EmptyState
          picture={<TwoChairs />}
          headingLevel={1}
          title={t('empty.title')}
          text={t('empty.text')}
          action={all}
        />
      ) : (
        <>
          <h1 className="mb-4 display-lg">{t('title')}</h1>
          <p className="mb-8 max-w-measure text-lg text-text-muted">{t('lead')}</p>
          <CardGrid members={members} eager />
          <div className="mt-10 text-center">{all}</div>
        </>
      )}
    </main>
  );
}
