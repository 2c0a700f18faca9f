import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import type { MailRequest } from '#server/core/index.ts';
import type { Bundle, BundleItem } from '../bundle.ts';
import type { MailWriter } from './mail-writer.ts';
import { addressFields, loadPictures } from './mail-writer.ts';

type MemberItem = BundleItem & { readonly member: NonNullable<BundleItem['member']> };

const hasMember = (item: BundleItem): item is MemberItem => item.member !== null;

/** What is told of each of several people, the latest first; those who are gone are not. */
const latestByMember = ({ items }: Bundle): readonly MemberItem[] => {
  const people = new Map<string, MemberItem>();
  for (const item of items.filter(hasMember)) {
    if (!people.has(item.member.id)) people.set(item.member.id, item);
  }
  return [...people.values()];
};

const totalCount = (items: readonly BundleItem[]): number =>
  items.reduce((total, { count }) => total + count, 0);

/** A mail about members: some are shown, the others counted. */
const peopleMailWriter =
  (
    pathOf: (item: MemberItem) => string,
    write: (
      bundle: Bundle,
      memberItems: readonly MemberItem[],
    ) => Pick<MailRequest, 'template' | 'values' | 'path'>,
  ): MailWriter =>
  async (core, tx, bundles) => {
    const entries = bundles.flatMap((bundle) => {
      const people = latestByMember(bundle);
      return people.length > 0 ? [{ bundle, people }] : [];
    });
    const shown = ({ people }: (typeof entries)[number]) => people.slice(0, limits.peoplePerMail);
    const pictures = await loadPictures(
      core,
      tx.db,
      entries.flatMap((entry) =>
        shown(entry).map(({ member }) => ({ site: entry.bundle.site, id: member.id })),
      ),
    );
    return entries.map((entry) => {
      const people = shown(entry).map((item) => ({
        name: item.member.name,
        fictional: item.member.fictional,
        path: pathOf(item),
        picture: pictures(entry.bundle.site, item.member.id),
      }));
      const content = write(entry.bundle, entry.people);
      return { ...addressFields(core, entry.bundle), ...content, people } as MailRequest;
    });
  };

const chatPath = ({ subject }: MemberItem): string => linkTo('chats-id', { id: subject });

/** To the one conversation, or to the list of all. */
const chatsPath = (memberItems: readonly MemberItem[]): string => {
  const [only, ...more] = memberItems;
  return only && more.length === 0 ? chatPath(only) : linkTo('chats');
};

export const writeConversations = peopleMailWriter(
  chatPath,
  ({ recipient: { name } }, memberItems) => ({
    template: 'newConversations',
    values: { name, others: memberItems.length - 1 },
    path: chatsPath(memberItems),
  }),
);

export const writeMessages = peopleMailWriter(
  chatPath,
  ({ recipient: { name }, items }, memberItems) => ({
    template: 'newMessages',
    values: { name, others: memberItems.length - 1, count: totalCount(items.filter(hasMember)) },
    path: chatsPath(memberItems),
  }),
);

/** The words grow calmer three times. */
const MAX_STEP = 3;

export const writeUnread = peopleMailWriter(
  chatPath,
  ({ recipient: { name }, items, step }, memberItems) => ({
    template: 'unread',
    values: {
      name,
      count: totalCount(items.filter(hasMember)),
      step: Math.min(step + 1, MAX_STEP),
    },
    path: chatsPath(memberItems),
  }),
);

const likePath = ({ member }: MemberItem): string => linkTo('likes-m-id', { id: member.id });

const likesPath = (memberItems: readonly MemberItem[], matches: number): string => {
  const [only, ...more] = memberItems;
  if (only && more.length === 0) return likePath(only);
  return linkTo('likes-type', { type: matches > 0 ? 'matches' : 'liked-me' });
};

/** Likes and matches in one mail; whoever became a match is no longer only a like. */
export const writeLikes: MailWriter = (core, tx, bundles) =>
  writeSortedLikes(
    core,
    tx,
    bundles.map((bundle) => ({
      ...bundle,
      items: bundle.items.toSorted(
        (a, b) => Number(b.kind === 'match') - Number(a.kind === 'match'),
      ),
    })),
  );

const writeSortedLikes = peopleMailWriter(likePath, ({ recipient: { name } }, memberItems) => {
  const matches = memberItems.filter(({ kind }) => kind === 'match').length;
  return {
    template: 'likes',
    values: { name, others: memberItems.length - 1, matches },
    path: likesPath(memberItems, matches),
  };
});
