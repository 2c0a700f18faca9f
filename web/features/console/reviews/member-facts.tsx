import { useTranslations } from 'use-intl';
import type { ReviewItem } from '#contract/console/reviews.ts';
import { SiteName } from '../site-name.tsx';
import { useMoment } from '../use-moment.ts';
import { Picture } from './picture.tsx';

/** So many are enough to compare with. */
const COMPARED = 4;

/** Who sent the picture: plain facts, and nothing that the decision does not need. */
export function MemberFacts({ item }: { item: ReviewItem }) {
  const t = useTranslations('console.reviews');
  const moment = useMoment();
  const { member, place, site, kind, elsewhere, asked_by, two } = item;
  const facts = [
    ...(place === null ? [] : [[t('place'), t('placeText', { place })] as const]),
    [t('joined'), moment(member.joined_at, 'day')] as const,
    [
      t('photosSoFar'),
      t('photosText', { approved: member.approved, rejected: member.rejected }),
    ] as const,
    [t('reports'), t('reportsText', { count: member.reports })] as const,
    ...(elsewhere === null
      ? []
      : [[t('elsewhere'), t('elsewhereText', { count: elsewhere })] as const]),
    ...(asked_by.length === 0
      ? []
      : [[t('unsure'), asked_by.map(({ name }) => name).join(', ')] as const]),
    ...(two === null ? [] : [[t('two.title'), t(`two.${two.because}`)] as const]),
  ];
  return (
    <>
      <div className="c-review__who">
        <b>{t('nameAge', { name: member.name, age: member.age })}</b>
        <small>
          <SiteName id={site} none="" />
          {member.place !== null && `, ${member.place}`}
        </small>
      </div>
      <dl className="c-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {member.photos.length > 0 && (
        <div className="c-review__compare">
          {member.photos.slice(0, COMPARED).map(({ id, medium_filename, colour }, index) => (
            <Picture
              key={id}
              name={medium_filename}
              colour={colour}
              alt={t('compared', { no: index + 1, name: member.name })}
            />
          ))}
          <small>{t(kind === 'selfie' ? 'compareSelfie' : 'compareText')}</small>
        </div>
      )}
    </>
  );
}
