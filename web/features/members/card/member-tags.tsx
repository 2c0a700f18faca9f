import { useTranslations } from 'use-intl';
import type { MemberCard } from '#contract/members/search.ts';
import { Tag } from '#web/ui/tag.tsx';
import { useFictional } from './fictional.ts';

type Facts = Pick<MemberCard, 'fictional' | 'verified' | 'is_new'>;

/** What everybody shall know about a profile before reading it, in words. */
export function MemberTags({ fictional, verified, is_new }: Facts) {
  const t = useTranslations('people.card');
  const kind = useFictional();
  return (
    <>
      {fictional && <Tag icon={kind.icon}>{kind.label}</Tag>}
      {verified && <Tag icon="seal">{t('verified')}</Tag>}
      {is_new && <Tag tone="new">{t('new')}</Tag>}
    </>
  );
}
