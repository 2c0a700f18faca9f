import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { auditLog } from '#contract/console/audit.ts';
import type { CaseRow } from '#contract/console/case-views.ts';
import { caseList } from '#contract/console/cases.ts';
import type { CaseViewName } from '#contract/console/enums.ts';
import { consoleCall } from './console-call.ts';
import { AUDIT_PATH, casePath } from './pages.ts';
import { readTyped, withWords } from './rules/find-commands.ts';
import { useChosenSite, useSiteLink, useStaff } from './session.ts';
import type { Command } from './use-commands.ts';

/** Nothing is asked while somebody types. */
const PAUSE_MS = 200;

/** More would not help who has to choose. */
const SHOWN = 8;

type Find = (words: string, signal: AbortSignal) => Promise<readonly Command[]>;

/** Cases by their reference or the name of whom they are about; without either what waits. */
const useFindCases = (): Find => {
  const t = useTranslations('console.cases');
  const navigate = useNavigate();
  const link = useSiteLink();
  const site = useChosenSite();
  const toCommand = (row: CaseRow): Command => ({
    id: row.id,
    kind: 'case',
    icon: row.kind === 'complaint' ? 'megaphone-simple' : 'flag',
    text: row.reference,
    note: [row.member?.name, t(`topics.${row.topic}`)].filter(Boolean).join(' · '),
    run: () => void navigate(link(casePath(row))),
  });
  return async (words, signal) => {
    const query = { ...(site && { site: String(site.id) }), ...(words && { search: words }) };
    const read = (view: CaseViewName) =>
      consoleCall(caseList, { query: { ...query, view } }, { signal });
    const views = words ? (['open', 'decided'] as const) : (['open'] as const);
    const lists = await Promise.all(views.map(read));
    return lists
      .flatMap(({ cases }) => cases)
      .slice(0, SHOWN)
      .map(toCommand);
  };
};

/** Colleagues, now and before; each leads to what they did. */
const useFindColleagues = (): Find => {
  const t = useTranslations('console.pages');
  const navigate = useNavigate();
  return async (_, signal) => {
    const { people } = await consoleCall(auditLog, { query: {} }, { signal });
    return people.map(({ id, name }) => ({
      id,
      kind: 'colleague',
      icon: 'users',
      text: name,
      note: t('audit'),
      run: () => void navigate(`${AUDIT_PATH}?${new URLSearchParams({ staff: id })}`),
    }));
  };
};

/** What somebody may look for. */
export const useSearchable = () => {
  const { rights } = useStaff();
  return { case: rights.includes('cases.decide'), colleague: rights.includes('audit.read') };
};

interface Answer {
  readonly asked: string;
  /** Null where it failed. */
  readonly found: readonly Command[] | null;
}

/** What the server finds for `#` and `@`; undefined until it has answered. */
export const useSearch = (typed: string): readonly Command[] | null | undefined => {
  const { kind, words } = readTyped(typed);
  const searchable = useSearchable();
  const findCases = useFindCases();
  const findColleagues = useFindColleagues();
  const [answer, setAnswer] = useState<Answer | null>(null);
  // All colleagues come at once, cases by what is typed.
  const texts = { case: `#${words}`, colleague: '@' };
  const asked = (kind === 'case' || kind === 'colleague') && searchable[kind] ? texts[kind] : null;
  const find = useEffectEvent((signal: AbortSignal) =>
    kind === 'case' ? findCases(words, signal) : findColleagues(words, signal),
  );
  useEffect(() => {
    if (asked === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      const found = await find(signal).catch(() => null);
      if (!signal.aborted) setAnswer({ asked, found });
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked]);
  if (asked === null) return [];
  const found = answer?.asked === asked ? answer.found : undefined;
  return kind === 'colleague' && found ? withWords(found, words).slice(0, SHOWN) : found;
};
