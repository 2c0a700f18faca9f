import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MemberPage } from '#contract/console/member-views.ts';
import { limits } from '#contract/limits.ts';
import { Picture } from '../reviews/picture.tsx';

type Photo = NonNullable<MemberPage['photos']>[number];

const tones = {
  approved: 'c-status--ok',
  pending: 'c-status--line',
  rejected: 'c-status--bad',
} as const;

/** What became of a photo, in words. */
export const usePhotoState = (): ((photo: Photo) => string) => {
  const t = useTranslations('console.member.photoStates');
  const reasons = useTranslations('console.reviews.reasons');
  return ({ status, reason, held }) => {
    if (status === 'rejected' && reason === 'unlawful') return t('unlawful');
    if (status === 'rejected' && reason) return reasons(`${reason}.name`);
    return t(held ? 'held' : status);
  };
};

/** A photo behind the blur; it is sharp under the pointer, and after a press. */
function PhotoButton({ photo, alt }: { photo: Photo; alt: string }) {
  const [sharp, setSharp] = useState(false);
  return (
    <button type="button" aria-pressed={sharp} onClick={() => setSharp(!sharp)}>
      <Picture name={photo.medium_filename} alt={alt} colour={photo.colour} sharp={sharp} />
    </button>
  );
}

/** The photos of a member, blurred until somebody wants to see them. */
export function PhotosPanel({
  photos,
  member: { name, premium },
}: {
  photos: readonly Photo[];
  member: Pick<MemberPage, 'name' | 'premium'>;
}) {
  const t = useTranslations('console.member');
  const stateOf = usePhotoState();
  return (
    <section className="c-panel" aria-label={t('photos')}>
      <div className="c-panel__head">
        <h2>{t('photos')}</h2>
        <small>
          {t('photoCount', {
            count: photos.length,
            most: limits.photos[premium ? 'premium' : 'free'],
          })}
        </small>
        <span className="c-fill" />
        {photos.length > 0 && <small className="c-at-desk">{t('sharp')}</small>}
      </div>
      {photos.length === 0 && <p className="c-member__none">{t('noPhotos')}</p>}
      <ul className="c-member__photos">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            {photo.medium_filename === '' ? (
              <span className="c-picture" style={{ backgroundColor: photo.colour }} />
            ) : (
              <PhotoButton photo={photo} alt={t('photoOf', { name, no: index + 1 })} />
            )}
            <span className={`c-status ${tones[photo.status]}`}>{stateOf(photo)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
