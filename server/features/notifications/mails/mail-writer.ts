import type { Core, MailRequest, Site, Tx } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import type { Bundle } from '../bundle.ts';
import { pictureUrlsOf } from './pictures.ts';
import { mailId, unsubscribeToken } from './tokens.ts';

/** Makes the mails of bundles of one type, as many of them as there is something to say. */
export type MailWriter = (
  core: Core,
  tx: Tx,
  bundles: readonly Bundle[],
) => Promise<readonly MailRequest[]>;

/** The recipient of a mail, and the token that unsubscribes from its type. */
export const addressFields = ({ seal }: Core, { site, recipient, type, announcement }: Bundle) => {
  const mail = { userId: recipient.userId, type, ...(announcement && { announcement }) };
  return {
    to: recipient.email,
    member: recipient.userId,
    locale: recipient.language,
    site,
    mailing: { type, token: unsubscribeToken(seal, mail), id: mailId(seal, mail) },
  };
};

/** The pictures of all people of some mails, asked for once for each site. */
export const loadPictures = async (
  core: Core,
  db: Db,
  people: readonly { readonly site: Site; readonly id: string }[],
): Promise<(site: Site, id: string) => string | null> => {
  const sites = new Map(people.map(({ site }) => [site.id, site]));
  const found = new Map<number, ReadonlyMap<string, string>>();
  for (const site of sites.values()) {
    const ids = people.filter((person) => person.site.id === site.id).map(({ id }) => id);
    found.set(site.id, await pictureUrlsOf(core, db, site, [...new Set(ids)]));
  }
  return (site, id) => found.get(site.id)?.get(id) ?? null;
};
