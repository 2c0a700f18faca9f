import type { CaseKind, ReviewKind } from '#contract/console/enums.ts';
import { CONSOLE_PATH } from '#contract/console/paths.ts';
import type { StaffRight } from '#contract/console/rights.ts';
import type { StaffSelf } from '#contract/console/sign-in.ts';
import type { ConsoleIconName } from './icons/names.ts';

/** The groups of the navigation, in their order. */
export const pageGroups = ['start', 'safety', 'people', 'money', 'sites', 'team'] as const;

export interface ConsolePage {
  /** Its text under `console.pages`. */
  readonly name:
    | ReviewKind
    | 'overview'
    | 'cases'
    | 'complaints'
    | 'members'
    | 'inbox'
    | 'fictional'
    | 'announcements'
    | 'orders'
    | 'debits'
    | 'reconciliation'
    | 'discounts'
    | 'packages'
    | 'gifts'
    | 'sites'
    | 'security'
    | 'audit'
    | 'transparency'
    | 'status';
  readonly path: string;
  /** What it takes to open it; null for all who are signed in. */
  readonly right: StaffRight | null;
  /** The letter that opens it after `G`. */
  readonly key: string;
  readonly icon: ConsoleIconName;
  readonly group: (typeof pageGroups)[number];
  /** Whether it is about fictional profiles, which not every site has. */
  readonly fictional?: true;
}

export const CASES_PATH = `${CONSOLE_PATH}/cases`;
export const COMPLAINTS_PATH = `${CONSOLE_PATH}/complaints`;
export const MEMBERS_PATH = `${CONSOLE_PATH}/members`;
export const ORDERS_PATH = `${CONSOLE_PATH}/orders`;
export const FICTIONAL_PATH = `${CONSOLE_PATH}/fictional`;
export const SITES_PATH = `${CONSOLE_PATH}/sites`;
export const ANNOUNCEMENTS_PATH = `${CONSOLE_PATH}/announcements`;
export const AUDIT_PATH = `${CONSOLE_PATH}/audit`;
export const STATUS_PATH = `${CONSOLE_PATH}/status`;

/** An order, beside the list that it is in. */
export const orderPath = (id: string): string =>
  `${ORDERS_PATH}?${new URLSearchParams({ order: id })}`;

export const announcementPath = (id: string): string => `${ANNOUNCEMENTS_PATH}/${id}`;

export const siteSettingsPath = (id: number): string => `${SITES_PATH}/${id}/settings`;

export const sitePagesPath = (id: number): string => `${SITES_PATH}/${id}/pages`;

export const casePath = ({ id, kind }: { readonly id: string; readonly kind: CaseKind }): string =>
  `${kind === 'complaint' ? COMPLAINTS_PATH : CASES_PATH}/${id}`;

export const memberPath = (id: string): string => `${MEMBERS_PATH}/${id}`;

/** Every page of the console, in the order of the navigation. */
const consolePages: readonly ConsolePage[] = [
  {
    name: 'overview',
    path: `${CONSOLE_PATH}/overview`,
    right: 'figures.read',
    key: 'o',
    icon: 'chart-line-up',
    group: 'start',
  },
  {
    name: 'photo',
    path: `${CONSOLE_PATH}/photos`,
    right: 'photos.review',
    key: 'p',
    icon: 'image-square',
    group: 'safety',
  },
  {
    name: 'message_photo',
    path: `${CONSOLE_PATH}/chat-photos`,
    right: 'photos.review',
    key: 'h',
    icon: 'chat-centered-text',
    group: 'safety',
  },
  {
    name: 'selfie',
    path: `${CONSOLE_PATH}/selfies`,
    right: 'photos.review',
    key: 's',
    icon: 'user-focus',
    group: 'safety',
  },
  {
    name: 'cases',
    path: CASES_PATH,
    right: 'cases.decide',
    key: 'c',
    icon: 'flag',
    group: 'safety',
  },
  {
    name: 'complaints',
    path: COMPLAINTS_PATH,
    right: 'cases.decide',
    key: 'k',
    icon: 'megaphone-simple',
    group: 'safety',
  },
  {
    name: 'members',
    path: MEMBERS_PATH,
    right: 'members.read',
    key: 'm',
    icon: 'users',
    group: 'people',
  },
  {
    name: 'inbox',
    path: `${CONSOLE_PATH}/inbox`,
    right: 'inbox.answer',
    key: 'i',
    icon: 'chats-circle',
    group: 'people',
    fictional: true,
  },
  {
    name: 'fictional',
    path: FICTIONAL_PATH,
    right: 'fictional.edit',
    key: 'f',
    icon: 'mask-happy',
    group: 'people',
    fictional: true,
  },
  {
    name: 'announcements',
    path: ANNOUNCEMENTS_PATH,
    right: 'announcements.send',
    key: 'n',
    icon: 'envelope-simple',
    group: 'people',
  },
  {
    name: 'orders',
    path: ORDERS_PATH,
    right: 'orders.refund',
    key: 'r',
    icon: 'receipt',
    group: 'money',
  },
  {
    name: 'debits',
    path: `${CONSOLE_PATH}/debits`,
    right: 'orders.refund',
    key: 'e',
    icon: 'bank',
    group: 'money',
  },
  {
    name: 'reconciliation',
    path: `${CONSOLE_PATH}/reconciliation`,
    right: 'orders.refund',
    key: 'w',
    icon: 'arrows-left-right',
    group: 'money',
  },
  {
    name: 'discounts',
    path: `${CONSOLE_PATH}/codes`,
    right: 'prices.edit',
    key: 'd',
    icon: 'tag',
    group: 'money',
  },
  {
    name: 'packages',
    path: `${CONSOLE_PATH}/packages`,
    right: 'prices.edit',
    key: 'b',
    icon: 'coins',
    group: 'money',
  },
  {
    name: 'gifts',
    path: `${CONSOLE_PATH}/gifts`,
    right: 'prices.edit',
    key: 'j',
    icon: 'gift',
    group: 'sites',
  },
  {
    name: 'sites',
    path: SITES_PATH,
    right: 'sites.edit',
    key: 't',
    icon: 'sliders-horizontal',
    group: 'sites',
  },
  {
    name: 'security',
    path: `${CONSOLE_PATH}/security`,
    right: null,
    key: 'u',
    icon: 'shield-check',
    group: 'team',
  },
  {
    name: 'audit',
    path: AUDIT_PATH,
    right: 'audit.read',
    key: 'a',
    icon: 'clock-counter-clockwise',
    group: 'team',
  },
  {
    name: 'transparency',
    path: `${CONSOLE_PATH}/transparency`,
    right: 'audit.read',
    key: 'y',
    icon: 'chart-bar',
    group: 'team',
  },
  {
    name: 'status',
    path: STATUS_PATH,
    right: 'system.read',
    key: 'v',
    icon: 'heartbeat',
    group: 'team',
  },
];

/** The pages that somebody may open, and that a site has if one is chosen. */
export const pagesFor = (
  { rights }: Pick<StaffSelf, 'rights'>,
  site: { readonly fictional: boolean } | null = null,
): readonly ConsolePage[] =>
  consolePages.filter(
    ({ right, fictional }) =>
      (right === null || rights.includes(right)) && (!fictional || site?.fictional !== false),
  );
