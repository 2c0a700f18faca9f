import { useTranslations } from 'use-intl';
import type { OwnPhoto } from '../../../../contract/members/photos.ts';
import { linkTo } from '../../../../contract/routes.ts';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Meter } from '../../../ui/meter.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useSite } from '../../site/site-context.ts';
import { NoPhoto } from '../card/no-photo.tsx';
import { facePosition, photoSrc } from '../photo-src.ts';
import { useProfile } from './profile-saver.tsx';
import { anchorOf } from './rules/anchors.ts';

interface Props {
  /** The first one that was not refused. */
  readonly photo: OwnPhoto | null;
}

/** Small, but otherwise as it looks among the results of a search. */
function OwnCard({ photo }: Props) {
  const t = useTranslations('people.profile.card');
  const { photo_review: review } = useSite().settings;
  const { name, age, place } = useProfile().profile;
  const hidden = photo?.status === 'pending' && review === 'before';
  return (
    <figure className="relative">
      {photo ? (
        <Photo
          src={photoSrc(photo.medium_filename)}
          alt=""
          color={photo.colour}
          position={facePosition(photo)}
          eager
          scrim
        />
      ) : (
        <NoPhoto name={name} />
      )}
      {(hidden || !photo) && (
        <Tag
          tone={hidden ? 'warning' : 'plain'}
          icon={hidden ? 'clock' : 'camera'}
          className={cx('absolute top-2 right-2 left-2 w-fit', !hidden && 'max-sm:hidden')}
        >
          {t(hidden ? 'checked' : 'noPhoto')}
        </Tag>
      )}
      <figcaption className="absolute inset-x-3 bottom-3 text-text-on-photo">
        <span className="block wrap-anywhere display-xs">
          {t('name', { name, age: String(age) })}
        </span>
        {place && <span className="block truncate text-sm">{place.name}</span>}
      </figcaption>
    </figure>
  );
}

function Completion() {
  const t = useTranslations('people.profile.completion');
  const steps = useTranslations('people.profile.next');
  const { percent, next } = useProfile().profile.completion;
  return (
    <>
      <Meter
        label={t('title')}
        value={percent}
        max={100}
        valueText={t('percent', { percent: String(percent) })}
        tone={next ? 'primary' : 'success'}
      />
      {next ? (
        <p className="mt-4">
          <span className="block text-sm text-text-muted">{t('next')}</span>
          <a
            href={`#${anchorOf(next)}`}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary-text"
          >
            <span className="underline decoration-1 underline-offset-4">{steps(next)}</span>
            <Icon name="arrow-right" size="sm" />
          </a>
        </p>
      ) : (
        <p className="mt-4 text-text-muted">{t('done')}</p>
      )}
    </>
  );
}

/** The own card as others see it, how far the profile is, and what would help it most. */
export function ProfileHead({ photo }: Props) {
  const t = useTranslations('people.profile.card');
  const { profile } = useProfile();
  return (
    <Card asChild padding="lg">
      <section
        aria-label={t('label')}
        className="grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-5 sm:grid-cols-[11rem_minmax(0,1fr)] sm:items-stretch sm:gap-8"
      >
        <OwnCard photo={photo} />
        <div className="flex min-w-0 flex-col">
          <Completion />
          <div className="mt-auto grid gap-2 pt-4">
            {profile.invisible && (
              <p className="flex gap-2 text-sm text-text-muted">
                <Icon name="eye-slash" size="sm" />
                {t('invisible')}
              </p>
            )}
            <p>
              <TextLink to={linkTo('members-id', { id: profile.id })}>{t('open')}</TextLink>
            </p>
          </div>
        </div>
      </section>
    </Card>
  );
}
