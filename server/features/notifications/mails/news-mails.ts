import { and, eq, inArray } from '#server/db/sql.ts';
import type { Core, MailRequest } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import type { Bundle, BundleItem } from '../bundle.ts';
import { pathOf } from '../path.ts';
import type { MailWriter } from './mail-writer.ts';
import { addressFields } from './mail-writer.ts';

const { users } = tables;

/** The subject of the notification that tells of the end of the welcome discount. */
export const WELCOME_SUBJECT = 'welcome';

const textOf = ({ facts }: BundleItem, name: 'title' | 'text'): string =>
  String(facts[name] ?? '').trim();

/** The words of one notice, as Markdown; of several the first gives the mail its name. */
const markdownOf = ([first, ...more]: readonly BundleItem[]): string =>
  [
    first ? textOf(first, 'text') : '',
    ...more.flatMap((item) => [textOf(item, 'title'), textOf(item, 'text')]),
  ].join('\n\n');

/** The mail of news or of a promotion; null if it has no words. */
export const writeNotice = (core: Core, bundle: Bundle): MailRequest | null => {
  const notices = bundle.items.filter((item) => textOf(item, 'title') !== '');
  const [first] = notices;
  if (!first) return null;
  return {
    ...addressFields(core, bundle),
    template: bundle.type === 'promotions' ? 'promotion' : 'news',
    values: { name: bundle.recipient.name, title: textOf(first, 'title') },
    path: pathOf(first),
    markdown: markdownOf(notices),
  };
};

export const writeNews: MailWriter = (core, _tx, bundles) =>
  Promise.resolve(bundles.flatMap((bundle) => writeNotice(core, bundle) ?? []));

/** Who has paid since is told of no discount for those who have not. */
const findPaidUsers = async (db: Db, bundles: readonly Bundle[]): Promise<ReadonlySet<string>> => {
  const ids = bundles.map(({ recipient }) => recipient.userId);
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.paidUser, true)));
  return new Set(rows.map(({ id }) => id));
};

export const writePromotions: MailWriter = async (core, tx, bundles) => {
  const paid = await findPaidUsers(tx.db, bundles);
  return writeNews(
    core,
    tx,
    bundles.map((bundle) =>
      paid.has(bundle.recipient.userId)
        ? { ...bundle, items: bundle.items.filter(({ subject }) => subject !== WELCOME_SUBJECT) }
        : bundle,
    ),
  );
};
