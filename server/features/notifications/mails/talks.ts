import { limits } from '../../../../contract/limits.ts';
import { linkTo } from '../../../../contract/routes.ts';
import type { LetterRequest } from '../../../core/index.ts';
import type { Bundle, Item } from '../bundle.ts';
import type { Writer } from './write.ts';
import { addressed, picturesFor } from './write.ts';

type Told = Item & { readonly member: NonNullable<Item['member']> };

const isTold = (item: Item): item is Told => item.member !== null;

/** What is told of each of several people, the latest first; those who are gone are not. */
const byPerson = ({ items }: Bundle): readonly Told[] => {
  const people = new Map<string, Told>();
  for (const item of items.filter(isTold)) {
    if (!people.has(item.member.id)) people.set(item.member.id, item);
  }
  return [...people.values()];
};

const sum = (items: readonly Item[]): number =>
  items.reduce((total, { count }) => total + count, 0);

/** A letter about people, made of those whom it shows and of how many there are. */
const writer =
  (
    pathOf: (item: Told) => string,
    write: (
      bundle: Bundle,
      told: readonly Told[],
    ) => Pick<LetterRequest, 'letter' | 'values' | 'path'>,
  ): Writer =>
  async (core, tx, bundles) => {
    const told = bundles.flatMap((bundle) => {
      const people = byPerson(bundle);
      return people.length > 0 ? [{ bundle, people }] : [];
    });
    const shown = ({ people }: (typeof told)[number]) => people.slice(0, limits.mailedPeople);
    const pictures = await picturesFor(
      core,
      tx.db,
      told.flatMap((one) =>
        shown(one).map(({ member }) => ({ site: one.bundle.site, id: member.id })),
      ),
    );
    return told.map((one) => {
      const people = shown(one).map((item) => ({
        name: item.member.name,
        fictional: item.member.fictional,
        path: pathOf(item),
        picture: pictures(one.bundle.site, item.member.id),
      }));
      const letter = write(one.bundle, one.people);
      return { ...addressed(core, one.bundle), ...letter, people } as LetterRequest;
    });
  };

const chatOf = ({ subject }: Told): string => linkTo('chats-id', { id: subject });

/** To the one conversation, or to the list of all. */
const chatsOf = (told: readonly Told[]): string => {
  const [only, ...more] = told;
  return only && more.length === 0 ? chatOf(only) : linkTo('chats');
};

export const writeConversations = writer(chatOf, ({ recipient: { name } }, told) => ({
  letter: 'newConversations',
  values: { name, others: told.length - 1 },
  path: chatsOf(told),
}));

export const writeMessages = writer(chatOf, ({ recipient: { name }, items }, told) => ({
  letter: 'newMessages',
  values: { name, others: told.length - 1, count: sum(items.filter(isTold)) },
  path: chatsOf(told),
}));

/** The words grow calmer three times. */
const STEPS = 3;

export const writeUnread = writer(chatOf, ({ recipient: { name }, items, step }, told) => ({
  letter: 'unread',
  values: { name, count: sum(items.filter(isTold)), step: Math.min(step + 1, STEPS) },
  path: chatsOf(told),
}));

const likeOf = ({ member }: Told): string => linkTo('likes-m-id', { id: member.id });

const likesOf = (told: readonly Told[], matches: number): string => {
  const [only, ...more] = told;
  if (only && more.length === 0) return likeOf(only);
  return linkTo('likes-type', { type: matches > 0 ? 'matches' : 'liked-me' });
};

/** Likes and matches in one letter; whoever became a match is no longer only a like. */
export const writeLikes: Writer = (core, tx, bundles) =>
  writeLiked(
    core,
    tx,
    bundles.map((bundle) => ({
      ...bundle,
      items: bundle.items.toSorted(
        (a, b) => Number(b.kind === 'match') - Number(a.kind === 'match'),
      ),
    })),
  );

const writeLiked = writer(likeOf, ({ recipient: { name } }, told) => {
  const matches = told.filter(({ kind }) => kind === 'match').length;
  return {
    letter: 'likes',
    values: { name, others: told.length - 1, matches },
    path: likesOf(told, matches),
  };
});
