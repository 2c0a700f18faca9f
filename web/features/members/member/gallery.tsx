import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { MemberView } from '#contract/members/member.ts';
import { linkTo } from '#contract/routes.ts';
import { useSharedElement } from '#web/lib/motion.ts';
import { cx } from '#web/ui/cx.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import { NoPhoto } from '../card/no-photo.tsx';
import { Lightbox } from './lightbox.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { useUnlock } from './use-unlock.ts';
import { arrowStep, useCarousel } from './use-carousel.ts';

const MAIN_SIZES = '(min-width: 1200px) 488px, (min-width: 768px) 50vw, 100vw';
const SIDE_SIZES = '(min-width: 1200px) 232px, 24vw';

/** How many fit beside the main one, where there is room. */
const SIDE_PHOTOS = 2;

type GalleryPartProps = { readonly member: MemberView; readonly onOpen: (index: number) => void };

/** How many of the photos from one on are locked. */
const countLockedFrom = ({ photos }: MemberView, from: number) =>
  photos.slice(from).filter(({ locked }) => locked).length;

/** Where one is, on phones; the browser’s own bar would cover the photo. */
function Segments({ index, count }: { index: number; count: number }) {
  return (
    <div aria-hidden className="absolute inset-x-4 top-3 flex gap-1.5 md:hidden">
      {Array.from({ length: count }, (_, at) => (
        <span
          key={at}
          className={cx(
            'h-1 flex-1 rounded-pill shadow-thumb',
            at === index ? 'bg-text-on-photo' : 'bg-glass-line',
          )}
        />
      ))}
    </div>
  );
}

function MainTrack({
  member,
  onOpen,
  gallery,
}: GalleryPartProps & { gallery: ReturnType<typeof useCarousel> }) {
  const t = useTranslations('people.member.gallery');
  const unlock = useUnlock(member.id);
  const { photos } = member;
  const { index, goTo, track } = gallery;
  const count = photos.length;
  const wide = count > SIDE_PHOTOS;
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = arrowStep(event);
    if (step === 0) return;
    event.preventDefault();
    goTo(index + step);
    const slides = event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('li > a');
    slides?.[index + step]?.focus({ preventScroll: true });
  };
  const values = { number: String(index + 1), count: String(count) };
  const shared = useSharedElement(linkTo('members-id', { id: member.id }), `photo-${member.id}`);
  return (
    <div className="relative" style={shared}>
      <ul
        {...track}
        className={cx(
          'flex h-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]',
          'max-md:rounded-b-md md:rounded-md',
          // As high as those beside it.
          wide && 'md:absolute md:inset-0',
        )}
      >
        {photos.map((photo, at) => (
          <li key={photo.id} className="w-full shrink-0 snap-center snap-always">
            <PhotoTile
              photo={photo}
              number={at + 1}
              count={count}
              sizes={MAIN_SIZES}
              lock={{ to: unlock.to, text: unlock.some(countLockedFrom(member, at)) }}
              onOpen={() => onOpen(at)}
              eager={at === 0}
              tabIndex={at === index ? 0 : -1}
              onKeyDown={move}
              className={cx('max-md:rounded-none', wide && 'md:aspect-auto md:h-full')}
            />
          </li>
        ))}
      </ul>
      <div
        aria-hidden
        className="pointer-events-none absolute inset-0 rounded-b-md scrim md:hidden"
      />
      {count > 1 && (
        <>
          <Segments index={index} count={count} />
          <p
            role="status"
            className="pointer-events-none absolute bottom-4 left-4 inline-flex items-center max-md:sr-only gap-2 rounded-pill bg-veil px-3 py-1.5 text-sm font-medium text-text-on-photo tabular-nums backdrop-blur-md"
          >
            <Icon name="images" size="sm" />
            {t('count', values)}
          </p>
        </>
      )}
      {index > 0 && (
        <IconButton
          icon="caret-left"
          label={t('previous')}
          variant="raised"
          onClick={() => goTo(index - 1)}
          className="absolute top-1/2 left-4 -translate-y-1/2 max-md:hidden"
        />
      )}
      {index < count - 1 && (
        <IconButton
          icon="caret-right"
          label={t('next')}
          variant="raised"
          onClick={() => goTo(index + 1)}
          className="absolute top-1/2 right-4 -translate-y-1/2 max-md:hidden"
        />
      )}
    </div>
  );
}

/** The next photos, beside the main one. */
function SidePhotos({ member, onOpen }: GalleryPartProps) {
  const unlock = useUnlock(member.id);
  const beside = member.photos.slice(1, 1 + SIDE_PHOTOS);
  return (
    <div className="grid gap-4 max-md:hidden">
      {beside.map((photo, at) => (
        <PhotoTile
          key={photo.id}
          photo={photo}
          number={at + 2}
          count={member.photos.length}
          sizes={SIDE_SIZES}
          lock={{
            to: unlock.to,
            // Said once, on the last one.
            text:
              at + 1 === beside.length ? (
                unlock.some(countLockedFrom(member, at + 1))
              ) : (
                <VisuallyHidden>{unlock.one}</VisuallyHidden>
              ),
          }}
          onOpen={() => onOpen(at + 1)}
        />
      ))}
    </div>
  );
}

/** The photos that have no room above, from tablets up; on phones one swipes to them. */
export function MorePhotos({ member, onOpen }: GalleryPartProps) {
  const t = useTranslations('people.member');
  const unlock = useUnlock(member.id);
  const { user } = useSite();
  const { photos, name } = member;
  const shown = 1 + SIDE_PHOTOS;
  if (photos.length <= shown) return null;
  return (
    <section className="max-md:hidden">
      <h2 className="mb-4 display-sm">{t('morePhotos', { name })}</h2>
      <div className="grid grid-cols-4 gap-4">
        {photos.slice(shown).map((photo, at) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            number={at + shown + 1}
            count={photos.length}
            sizes="170px"
            lock={{ to: unlock.to, text: <VisuallyHidden>{unlock.one}</VisuallyHidden> }}
            onOpen={() => onOpen(at + shown)}
          />
        ))}
      </div>
      {!user && photos.some(({ locked }) => locked) && (
        <p className="mt-4">
          <TextLink to={unlock.to}>{unlock.link}</TextLink>
        </p>
      )}
    </section>
  );
}

/** The photos of a member: where one is, and the way to see them over the whole screen. */
export const useGallery = (member: MemberView) => {
  const { name, photos } = member;
  const track = useCarousel(photos.length);
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const unlock = useUnlock(member.id);
  const lightbox = openIndex !== null && (
    <Lightbox
      name={name}
      photos={photos}
      start={openIndex}
      unlock={unlock}
      onClose={(index) => {
        setOpenIndex(null);
        track.goTo(index, 'instant');
      }}
    />
  );
  return { track, open: setOpenIndex, lightbox };
};

type GalleryProps = { member: MemberView; gallery: ReturnType<typeof useGallery> };

/** The photos first: one large, the next beside it. */
export function Gallery({ member, gallery: { track, open, lightbox } }: GalleryProps) {
  const t = useTranslations('people.member.gallery');
  const { name, photos } = member;
  if (photos.length === 0) {
    return (
      <figure className="max-md:col-start-1 max-md:row-start-1 max-md:-mx-4">
        <NoPhoto name={name} className="max-md:rounded-t-none" />
        <figcaption className="mt-3 text-text-muted max-md:sr-only">
          {t('none', { name })}
        </figcaption>
      </figure>
    );
  }
  const wide = photos.length > SIDE_PHOTOS;
  const isPair = photos.length === 2;
  return (
    <section
      aria-label={t('label', { name })}
      className={cx(
        'max-md:col-start-1 max-md:row-start-1 max-md:-mx-4',
        wide && 'md:grid md:grid-cols-[2.1fr_1fr] md:gap-4',
        isPair && 'md:grid md:grid-cols-2 md:gap-4',
      )}
    >
      <MainTrack member={member} onOpen={open} gallery={track} />
      {(wide || isPair) && <SidePhotos member={member} onOpen={open} />}
      {lightbox}
    </section>
  );
}
