import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MemberCard as Member } from '#contract/members/search.ts';
import { similar } from '#contract/members/search.ts';
import { call } from '#web/lib/call.ts';
import { ignore } from '#web/lib/ignore.ts';
import { MemberRow } from '../card/member-row.tsx';

/** People a little like the one above, fetched once that one is there. */
export function SimilarPeople({ id, name }: { id: string; name: string }) {
  const t = useTranslations('people.member');
  const [members, setMembers] = useState<readonly Member[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    call(similar, { query: { id } }, { signal: controller.signal }).then(
      (answer) => setMembers(answer.members),
      // The page is whole without them.
      ignore,
    );
    return () => controller.abort();
  }, [id]);
  if (members.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="mt-14 md:mt-20">
      <h2 id="similar" className="mb-6 display-sm md:display-md">
        {t('similar', { name })}
      </h2>
      <MemberRow members={members} />
    </section>
  );
}
