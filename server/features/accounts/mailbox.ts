import { sql } from '#server/db/sql.ts';
import { hashOf } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';

const { users } = tables;

/** Dots make no other mailbox there, and both domains are one. */
const GMAIL = /^(?:gmail|googlemail)\.com$/;

/**
 * The mailbox behind an address: however it is capitalised, and without the tag after a plus, which
 * anybody may add to the own address. Dots are left out only where the provider says that they do
 * not count; elsewhere they may be somebody else's.
 */
export const mailboxOf = (email: string): string => {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/.exec(email.trim().toLowerCase()) ?? [];
  const untagged = local.replace(/^([^+]+)\+.*$/, '$1');
  return GMAIL.test(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
};

/** What is stored of a mailbox that may want to stay out. */
export const mailboxHash = (email: string): string => hashOf(mailboxOf(email));

const isGmail = sql`(${users.email} like '%@gmail.com' or ${users.email} like '%@googlemail.com')`;
const localInSql = sql`split_part(split_part(${users.email}, '@', 1), '+', 1)`;
const mailboxInSql = sql`case when ${isGmail} then replace(${localInSql}, '.', '') || '@gmail.com'
  else ${localInSql} || '@' || split_part(${users.email}, '@', 2) end`;

/**
 * Which accounts are meant by the hash of a wish to stay out. The release before this one knew only
 * addresses: its wishes hold their hashes, and so do accounts that it made while it still ran.
 * Nothing finds those but a look at all addresses that are not their own mailbox.
 */
export const isOfMailbox = (hash: string) => {
  const bytes = sql`decode(${Buffer.from(hash, 'base64url').toString('hex')}, 'hex')`;
  return sql`(${users.emailHash} = ${hash} or ((${isGmail} or ${users.email} like '%+%') and ${bytes}
    in (sha256(convert_to(${users.email}, 'UTF8')), sha256(convert_to(${mailboxInSql}, 'UTF8')))))`;
};
