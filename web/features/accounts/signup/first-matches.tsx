import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { SignupMember } from '../../../../contract/accounts/signup.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { TwoChairs } from '../../../ui/drawings/two-chairs.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { PageTitle } from '../../site/page-title.tsx';
import { forgetDraft } from './draft.ts';

/** People who look for each other, as far as one knows after signing up. */
export function FirstMatches({ members }: { members: readonly SignupMember[] }) {
  const t = useTranslations('account.matches');
  // Whoever is here has signed up, wherever they did it.
  useEffect(forgetDraft, []);
  return (
    <main id="content" className="wrap flex-1 py-10 md:py-16">
      <PageTitle>{t('title')}</PageTitle>
      {members.length === 0 ? (
        <EmptyState
          picture={<TwoChairs />}
          headingLevel={1}
          title={t('empty.title')}
          text={t('empty.text')}
        />
      ) : (
        <>
          <h1 className="mb-4 display-lg">{t('title')}</h1>
          <p className="mb-8 max-w-measure text-lg text-text-muted">{t('lead')}</p>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3 md:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] md:gap-4">
            {members.map(({ id, name, age, place }) => (
              <Card asChild key={id} tone="line" className="text-center">
                <li>
                  <Avatar name={name} size="xl" aria-hidden />
                  <h2 className="mt-3 display-xs wrap-anywhere">
                    {t('label', { name, age: String(age) })}
                  </h2>
                  {place !== null && (
                    <p className="mt-1 flex items-center justify-center gap-1 text-sm text-text-muted">
                      <Icon name="map-pin" size="xs" />
                      <span className="min-w-0">{place}</span>
                    </p>
                  )}
                </li>
              </Card>
            ))}
          </ul>
        </>
      )}
    </main>
  );
}
