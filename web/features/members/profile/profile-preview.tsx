import { useTranslations } from 'use-intl';
import { attributeNames } from '#contract/members/enums.ts';
import type { MemberView } from '#contract/members/member.ts';
import type { OwnPhoto } from '#contract/members/photos.ts';
import { linkTo } from '#contract/routes.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Photo } from '#web/ui/photo.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import { NoPhoto } from '../card/no-photo.tsx';
import type { InterestNames } from '../interest-names.ts';
import { FactChips, useFacts } from '../member/facts.tsx';
import { facePosition, photoSources } from '../photo-src.ts';
import { useProfile } from './profile-saver.tsx';
import { ProfileSaveIndicator } from './profile-save-indicator.tsx';
import { statusOf } from './saver.ts';

interface Props {
  /** The first one that was not refused. */
  readonly photo: OwnPhoto | null;
  readonly interests: InterestNames;
}

const SIZES = '(min-width: 992px) 320px, 104px';

const useOwnTown = (): string | undefined => {
  const { visible_profile_fields: visible } = useSite().settings;
  const { place } = useProfile().profile;
  return visible.includes('location') ? place?.name : undefined;
};

/** The photo, with the name on it where there is room. */
function Portrait({ photo }: Pick<Props, 'photo'>) {
  const t = useTranslations('people.profile.card');
  const { photo_review: review } = useSite().settings;
  const { name, age } = useProfile().profile;
  const place = useOwnTown();
  const isHidden =
    photo?.status === 'pending' &&
    (photo.held || review !== 'after' || photo.medium_filename === '');
  return (
    <figure className="relative">
      {photo ? (
        <Photo
          {...photoSources(photo)}
          sizes={SIZES}
          alt=""
          color={photo.colour}
          position={facePosition(photo)}
          eager
          scrim
          className="max-lg:rounded-sm lg:rounded-b-none"
        />
      ) : (
        <NoPhoto name={name} className="max-lg:rounded-sm lg:rounded-b-none" />
      )}
      {(isHidden || !photo) && (
        <Tag
          tone={isHidden ? 'warning' : 'plain'}
          icon={isHidden ? 'clock' : 'camera'}
          className="absolute top-3 right-3 left-3 w-fit max-lg:hidden"
        >
          {t(isHidden ? 'checked' : 'noPhoto')}
        </Tag>
      )}
      <figcaption className="absolute inset-x-5 bottom-4 text-text-on-photo max-lg:hidden">
        <span className="block wrap-anywhere display-md">
          {t('name', { name, age: String(age) })}
        </span>
        {place && <span className="block truncate">{place}</span>}
      </figcaption>
    </figure>
  );
}

/** What others are told of the facts. */
export const useOwnFacts = () => {
  const { visible_profile_fields: visible } = useSite().settings;
  const { profile } = useProfile();
  const shown = attributeNames.map((name) => [name, visible.includes(name) ? profile[name] : null]);
  return useFacts({
    gender: visible.includes('gender') ? profile.gender : null,
    attributes: Object.fromEntries(shown) as MemberView['attributes'],
  });
};

/** What is said below the photo, as far as the site shows it. */
function ProfileText({ interests: names }: Pick<Props, 'interests'>) {
  const { visible_profile_fields: visible } = useSite().settings;
  const { profile } = useProfile();
  const about = visible.includes('about') ? profile.about.trim() : '';
  const interests = visible.includes('interests') ? profile.interests : [];
  return (
    <>
      {about !== '' && (
        <p className="display-xs wrap-anywhere whitespace-pre-line [quotes:auto] before:content-[open-quote] after:content-[close-quote]">
          {about}
        </p>
      )}
      <FactChips facts={useOwnFacts()} />
      {interests.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {interests.map((id) => (
            <li key={id} className="contents">
              <Chip>{names[id]}</Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Whether others see it like that already. */
function SaveWarning() {
  const { state, flush } = useProfile();
  const status = statusOf(state, Object.keys({ ...state.edits, ...state.sending }) as never[]);
  if (status === 'idle' || status === 'saved') return null;
  return (
    <ProfileSaveIndicator status={status} failure={state.failure} onRetry={() => void flush()} />
  );
}

/**
 * The member as others see them, following every change: beside the page at a desk, in short at the
 * top of it in the hand.
 */
export function ProfilePreview({ photo, interests }: Props) {
  const t = useTranslations('people.profile.card');
  const { id, name, age, about, invisible } = useProfile().profile;
  const place = useOwnTown();
  return (
    <Card asChild padding="none">
      <section
        aria-label={t('label')}
        className="grid max-lg:grid-cols-[6.5rem_minmax(0,1fr)] max-lg:gap-4 max-lg:p-4 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto"
      >
        <Portrait photo={photo} />
        <div className="flex min-w-0 flex-col gap-3 lg:gap-5 lg:p-5 lg:pb-0">
          <div className="lg:hidden">
            <p className="display-sm wrap-anywhere">{t('name', { name, age: String(age) })}</p>
            {place && <p className="truncate text-sm text-text-muted">{place}</p>}
            {about.trim() !== '' && (
              <p className="mt-1 line-clamp-2 text-sm text-text-muted">{about}</p>
            )}
          </div>
          <div className="grid gap-5 empty:hidden max-lg:hidden">
            <ProfileText interests={interests} />
          </div>
          {invisible && (
            <p className="flex gap-2 text-sm text-text-muted">
              <Icon name="eye-slash" size="sm" />
              {t('invisible')}
            </p>
          )}
          <div className="mt-auto bg-surface-raised lg:sticky lg:bottom-0 lg:-mx-5 lg:px-5 lg:pt-2 lg:pb-5">
            <SaveWarning />
            <ButtonLink to={linkTo('members-id', { id })} variant="line" size="sm" block>
              {t('open')}
            </ButtonLink>
          </div>
        </div>
      </section>
    </Card>
  );
}
