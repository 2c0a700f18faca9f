import { hashOf } from '../../core/index.ts';

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
