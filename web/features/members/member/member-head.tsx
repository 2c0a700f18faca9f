import { useTranslations } from 'use-intl';
import type { MemberView } from '../../../../contract/members/member.ts';
import { linkTo } from '../../../../contract/routes.ts';
import { PageHead } from '../../site/page-head.tsx';
import { useSiteWords } from '../../site/site-words.ts';
import { PageTitle } from '../../site/page-title.tsx';
import { firstWords } from '../../site/rules/first-words.ts';

/** The title of a member's page. Strangers find it only if its owner allows that. */
export function MemberHead({ member }: { member: MemberView }) {
  const t = useTranslations('people.member');
  const { text } = useSiteWords();
  const { id, name, age, about, search_engines: listed } = member;
  const title = t('title', { name, age: String(age) });
  if (!listed) return <PageTitle>{title}</PageTitle>;
  return (
    <PageHead
      title={title}
      description={firstWords(about) || text}
      path={linkTo('members-id', { id })}
    />
  );
}
