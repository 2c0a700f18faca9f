import { createTranslator } from 'use-intl/core';
import { linkTo } from '../../../../contract/routes.ts';
import type mailEn from '../../../../messages/en/mail.ts';
import { interestNames } from '../../../../messages/interests.ts';
import { mailMessages } from '../../../../messages/mail.ts';
import type { Neighbour } from '../../members/index.ts';
import { neighboursOf } from '../../members/index.ts';
import type { Bundle } from '../bundle.ts';
import type { Writer } from './write.ts';
import { addressed, picturesFor } from './write.ts';

const MOST_SHARED = 3;

/** Age and place, then what the two share. */
const linesOf = ({ age, place, shared }: Neighbour, { recipient: { language } }: Bundle) => {
  const messages = mailMessages[language] as typeof mailEn;
  const t = createTranslator({ locale: language, messages });
  const names: Readonly<Record<string, string>> = interestNames[language];
  const some = shared.slice(0, MOST_SHARED).map((interest) => names[interest] ?? interest);
  const interests = new Intl.ListFormat(language).format(some);
  return [
    place === null ? String(age) : `${age} · ${place}`,
    ...(some.length > 0 ? [t('common.shared', { interests })] : []),
  ];
};

/** People near each reader. Who has nobody new nearby gets no mail. */
export const writeWeekly: Writer = async (core, tx, bundles) => {
  const near = await neighboursOf(
    core,
    tx.db,
    bundles.map(({ site, recipient: { profileId } }) => ({ site, profileId })),
  );
  const told = bundles.flatMap((bundle) => {
    const found = near.get(bundle.recipient.profileId) ?? [];
    return found.length > 0 ? [{ bundle, found }] : [];
  });
  const pictures = await picturesFor(
    core,
    tx.db,
    told.flatMap(({ bundle: { site }, found }) => found.map(({ id }) => ({ site, id }))),
  );
  return told.map(({ bundle, found }) => ({
    ...addressed(core, bundle),
    letter: 'weeklyUpdates',
    values: { name: bundle.recipient.name, people: found.length, others: found.length - 1 },
    path: linkTo('members'),
    people: found.map((one) => ({
      name: one.name,
      fictional: false,
      lines: linesOf(one, bundle),
      path: linkTo('members-id', { id: one.id }),
      picture: pictures(bundle.site, one.id),
    })),
  }));
};
