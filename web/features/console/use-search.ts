import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { auditLog } from '#contract/console/audit.ts';
import { formatPrice } from '#contract/core/money.ts';
import type { CaseRow } from '#contract/console/case-views.ts';
import { caseList } from '#contract/console/cases.ts';
import type { CaseViewName } from '#contract/console/enums.ts';
import type { MemberRow } from '#contract/console/member-views.ts';
import { memberFind } from '#contract/console/members.ts';
import type { OrderRow } from '#contract/console/order-views.ts';
import { orderList } from '#contract/console/orders.ts';
import { consoleCall } from './console-call.ts';
import { AUDIT_PATH, casePath, MEMBERS_PATH, memberPath, orderPath } from './pages.ts';
import { readTyped, withWords } from './rules/find-commands.ts';
import { useChosenSite, useSiteLink, useStaff } from './session.ts';
import type { Command } from './use-commands.ts';

/** Nothing is asked while somebody types. */
const PAUSE_MS = 200;

/** More would not help who has to choose. */
const SHOWN = 8;

type Find = (words: string, signal: AbortSignal) => Promise<readonly Command[]>;

/** An order by its number, or that of its receipt or of a credit note. */
const useFindOrders = (): Find => {
  const t = useTranslations('console.orders.statuses');
  const locale = useLocale();
  const navigate = useNavigate();
  const site = useChosenSite();
  const { rights } = useStaff();
  const toCommand = ({ id, number, status, minor, currency, member }: OrderRow): Command => ({
    id,
    kind: 'order',
    icon: 'receipt',
    text: number,
    note: [member?.name, formatPrice(minor, currency, locale), t(status)]
      .filter(Boolean)
      .join(' · '),
    run: () => void navigate(orderPath(id)),
  });
  return async (search, signal) => {
    if (search === '' || !rights.includes('orders.refund')) return [];
    const query = { ...(site && { site: String(site.id) }), search: search.slice(0, 40) };
    const { orders } = await consoleCall(orderList, { query }, { signal });
    return orders.map(toCommand);
  };
};

/** Cases by their reference or the name of whom they are about; without either what waits. */
const useFindCases = (): Find => {
  const t = useTranslations('console.cases');
  const navigate = useNavigate();
  const link = useSiteLink();
  const site = useChosenSite();
  const { rights } = useStaff();
  const toCommand = (row: CaseRow): Command => ({
    id: row.id,
    kind: 'case',
    icon: row.kind === 'complaint' ? 'megaphone-simple' : 'flag',
    text: row.reference,
    note: [row.member?.name, t(`topics.${row.topic}`)].filter(Boolean).join(' · '),
    run: () => void navigate(link(casePath(row))),
  });
  return async (words, signal) => {
    if (!rights.includes('cases.decide')) return [];
    const query = { ...(site && { site: String(site.id) }), ...(words && { search: words }) };
    const read = (view: CaseViewName) =>
      consoleCall(caseList, { query: { ...query, view } }, { signal });
    const views = words ? (['open', 'decided'] as const) : (['open'] as const);
    const lists = await Promise.all(views.map(read));
    return lists.flatMap(({ cases }) => cases).map(toCommand);
  };
};

/**
 * Members by name, id, order or case. An address is looked for once somebody says so, and not after
 * each pause in typing, since that is logged.
 */
const useFindMembers = (): Find => {
  const t = useTranslations('console');
  const navigate = useNavigate();
  const link = useSiteLink();
  const toCommand = ({ id, name, age, status }: MemberRow): Command => ({
    id,
    kind: 'member',
    icon: 'users',
    text: t('members.nameAge', { name, age }),
    note: t(`case.statuses.${status}`),
    run: () => void navigate(link(memberPath(id))),
  });
  const toAddress = (search: string): Command => ({
    id: 'address',
    kind: 'member',
    icon: 'envelope-simple',
    text: t('palette.address'),
    note: t('palette.addressNote'),
    run: () => void navigate(link(MEMBERS_PATH), { state: { search } }),
  });
  return async (words, signal) => {
    if (words === '') return [];
    if (words.includes('@')) return [toAddress(words)];
    const { members } = await consoleCall(memberFind, { body: { search: words } }, { signal });
    return members.map(toCommand);
  };
};

/** Colleagues, now and before; each leads to what they did. */
const useFindColleagues = (): Find => {
  const t = useTranslations('console.pages');
  const navigate = useNavigate();
  const { rights } = useStaff();
  return async (words, signal) => {
    if (!rights.includes('audit.read')) return [];
    const { people } = await consoleCall(auditLog, { query: {} }, { signal });
    const colleagues = people.map(({ id, name }): Command => ({
      id,
      kind: 'colleague',
      icon: 'users',
      text: name,
      note: t('audit'),
      run: () => void navigate(`${AUDIT_PATH}?${new URLSearchParams({ staff: id })}`),
    }));
    return withWords(colleagues, words);
  };
};

/** What somebody may look for. */
export const useSearchable = () => {
  const { rights } = useStaff();
  return {
    case: rights.includes('cases.decide') || rights.includes('orders.refund'),
    person: rights.includes('members.read'),
  };
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
  const findOrders = useFindOrders();
  const findCases = useFindCases();
  const findMembers = useFindMembers();
  const findColleagues = useFindColleagues();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isSearched = (kind === 'case' || kind === 'person') && searchable[kind];
  const asked = isSearched ? `${kind} ${words}` : null;
  const find = useEffectEvent(async (signal: AbortSignal) => {
    const finders = kind === 'case' ? [findOrders, findCases] : [findMembers, findColleagues];
    const found = await Promise.all(finders.map((finder) => finder(words, signal)));
    return found.flat().slice(0, SHOWN);
  });
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
  return answer?.asked === asked ? answer.found : undefined;
};
