import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Answer } from '#contract/core/endpoint.ts';
import type { indexMembers } from '#contract/members/search.ts';
import { linkTo } from '#contract/routes.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { MemberRow } from './member-row.tsx';

/** Real members on the front page, and the way to more of them. */
export function FrontPageMembers({ members, country }: Answer<typeof indexMembers>) {
  const t = useTranslations('people.search.index');
  const titleIn = useTranslations('people.indexIn');
  const id = useId();
  return (
    <section aria-labelledby={id} className="wrap pt-16 md:pt-24">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 md:mb-8">
        <h2 id={id} className="display-md md:display-lg">
          {country === null ? t('title') : titleIn(country)}
        </h2>
        <TextLink to={linkTo('members')}>{t('link')}</TextLink>
      </div>
      <MemberRow members={members} full />
    </section>
  );
}
