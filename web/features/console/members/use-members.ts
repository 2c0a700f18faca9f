import { useState } from 'react';
import type { MemberRow } from '#contract/console/member-views.ts';
import { memberFind, memberList } from '#contract/console/members.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { consoleCall } from '../console-call.ts';
import type { MemberQuery } from './member-filters.ts';

export type MemberList = Answer<typeof memberList>;

/** What was looked for, and who was found. */
export interface Found {
  readonly words: string;
  readonly members: readonly MemberRow[];
}

/** A list of members, page by page, or those who were looked for instead. */
export const useMembers = (query: MemberQuery, loaded: MemberList) => {
  const [list, setList] = useState(loaded);
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [found, setFound] = useState<Found | null>(null);
  return {
    rows: found?.members ?? list.members,
    hasMore: found === null && list.next !== null,
    more,
    found,
    find: async (words: string) => {
      const { members } = await consoleCall(memberFind, { body: { search: words } });
      setFound({ words, members });
    },
    showAll: () => setFound(null),
    loadMore: async () => {
      if (more === 'loading' || list.next === null || found) return;
      setMore('loading');
      try {
        const page = await consoleCall(memberList, { query: { ...query, cursor: list.next } });
        setList({ ...page, members: [...list.members, ...page.members] });
        setMore('idle');
      } catch {
        setMore('failed');
      }
    },
  };
};
