import { and, eq, inArray } from '../../../db/sql.ts';
import { linkTo } from '../../../../contract/routes.ts';
import type { Db } from '../../../db/index.ts';
import { tables } from '../../../db/index.ts';
import type { Bundle, Item } from '../bundle.ts';
import type { Writer } from './write.ts';
import { addressed } from './write.ts';

const { users } = tables;

/** The subject of the notification that tells of the end of the welcome discount. */
export const WELCOME = 'welcome';

const textOf = ({ facts }: Item, name: 'title' | 'text'): string =>
  String(facts[name] ?? '').trim();

/** The words of one notice; of several the first gives the mail its name. */
const paragraphsOf = ([first, ...more]: readonly Item[]): string[] =>
  [
    first ? textOf(first, 'text') : '',
    ...more.flatMap((item) => [textOf(item, 'title'), textOf(item, 'text')]),
  ]
    .flatMap((text) => text.split(/\n{2,}/))
    .filter(Boolean);

const writer =
  (letter: 'promotion' | 'news', path: string): Writer =>
  (core, _tx, bundles) =>
    Promise.resolve(
      bundles.flatMap((bundle) => {
        const told = bundle.items.filter((item) => textOf(item, 'title') !== '');
        const [first] = told;
        if (!first) return [];
        const values = { name: bundle.recipient.name, title: textOf(first, 'title') };
        return { ...addressed(core, bundle), letter, values, path, paragraphs: paragraphsOf(told) };
      }),
    );

export const writeNews = writer('news', linkTo('index'));

const writeOffers = writer('promotion', linkTo('credits'));

/** Who has paid since is told of no discount for those who have not. */
const paidOf = async (db: Db, bundles: readonly Bundle[]): Promise<ReadonlySet<string>> => {
  const ids = bundles.map(({ recipient }) => recipient.userId);
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.paidUser, true)));
  return new Set(rows.map(({ id }) => id));
};

export const writePromotions: Writer = async (core, tx, bundles) => {
  const paid = await paidOf(tx.db, bundles);
  return writeOffers(
    core,
    tx,
    bundles.map((bundle) =>
      paid.has(bundle.recipient.userId)
        ? { ...bundle, items: bundle.items.filter(({ subject }) => subject !== WELCOME) }
        : bundle,
    ),
  );
};
