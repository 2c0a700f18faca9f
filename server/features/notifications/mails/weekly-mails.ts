import { createTranslator } from 'use-intl/core';
import { linkTo } from '#contract/routes.ts';
import type mailEn from '#messages/en/mail.ts';
import { interestNames } from '#messages/interests.ts';
import { mailMessages } from '#messages/mail.ts';
import { findNeighbours } from '#server/features/members/index.ts';
import type { Bundle } from '../bundle.ts';
import type { MailWriter } from './mail-writer.ts';
import { addressFields, loadPictures } from './mail-writer.ts';

type Neighbour = NonNullable<ReturnType<Awaited<ReturnType<typeof findNeighbours>>['get']>>[number];

const MAX_SHARED_INTERESTS = 3;

/** Age and place, then what the two share. */
const linesOf = ({ age, place, shared }: Neighbour, { recipient: { language } }: Bundle) => {
  const messages = mailMessages[language] as typeof mailEn;
  const t = createTranslator({ locale: language, messages });
  const names: Readonly<Record<string, string>> = interestNames[language];
  const shownInterests = shared
    .slice(0, MAX_SHARED_INTERESTS)
    .map((interest) => names[interest] ?? interest);
  const interests = new Intl.ListFormat(language).format(shownInterests);
  return [
    place === null ? String(age) : `${age} · ${place}`,
    ...(shownInterests.length > 0 ? [t('common.shared', { interests })] : []),
  ];
};

/** People near each reader. Who has nobody new nearby gets no mail. */
export const writeWeekly: MailWriter = async (core, tx, bundles) => {
  const neighbours = await findNeighbours(
    core,
    tx.db,
    bundles.map(({ site, recipient: { profileId } }) => ({ site, profileId })),
  );
  const entries = bundles.flatMap((bundle) => {
    const found = neighbours.get(bundle.recipient.profileId) ?? [];
    return found.length > 0 ? [{ bundle, found }] : [];
  });
  const pictures = await loadPictures(
    core,
    tx.db,
    entries.flatMap(({ bundle: { site }, found }) => found.map(({ id }) => ({ site, id }))),
  );
  return entries.map(({ bundle, found }) => ({
    ...addressFields(core, bundle),
    template: 'weeklyUpdates',
    values: { name: bundle.recipient.name, people: found.length, others: found.length - 1 },
    path: linkTo('members'),
    people: found.map((neighbour) => ({
      name: neighbour.name,
      fictional: false,
      lines: linesOf(neighbour, bundle),
      path: linkTo('members-id', { id: neighbour.id }),
      picture: pictures(bundle.site, neighbour.id),
    })),
  }));
};
