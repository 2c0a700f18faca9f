import { useTranslations } from 'use-intl';
import type { MemberView } from '#contract/members/member.ts';
import { linkTo } from '#contract/routes.ts';
import { PageHead } from '#web/features/site/page-head.tsx';
import { useSiteTexts } from '#web/features/site/site-texts.ts';
import { PageTitle } from '#web/features/site/page-title.tsx';
import { excerptOf } from '#web/features/site/rules/excerpt.ts';

/** The title of a member's page. Strangers find it only if its owner allows that. */
export function MemberHead({ member }: { member: MemberView }) {
  const t = useTranslations('people.member');
  const { text } = useSiteTexts();
  const { id, name, age, about, search_engines: listed } = member;
  const title = t('title', { name, age: String(age) });
  if (!listed) return <PageTitle>{title}</PageTitle>;
  return (
    <PageHead
      title={title}
      description={excerptOf(about) || text}
      path={linkTo('members-id', { id })}
    />
  );
}
