import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { Keys } from '../keys.tsx';
import { Picture } from './picture.tsx';
import { useHeldSpace } from './use-held-key.ts';
import type { Swipes } from './use-swipe.ts';
import { useSwipe } from './use-swipe.ts';

interface HeldPictureProps {
  readonly name: string;
  readonly alt: string;
  readonly colour: string | null;
  /** What a finger decides that moves it; without it nothing. */
  readonly swipes?: Swipes;
}

/**
 * A large picture that is sharp under the pointer, and while somebody holds it or the space bar; a
 * finger decides by moving it.
 */
export function HeldPicture({ name, alt, colour, swipes }: HeldPictureProps) {
  const t = useTranslations('console.reviews');
  const held = useHeldSpace();
  const [pressed, setPressed] = useState(false);
  const swipe = useSwipe(swipes);
  return (
    <figure className="c-held" {...(swipes && swipe)}>
      <Picture
        name={name}
        colour={colour}
        alt={alt}
        sharp={held || pressed}
        className="c-picture--large"
      />
      <button
        type="button"
        className="c-held__look"
        aria-pressed={pressed}
        onPointerDown={() => setPressed(true)}
        onPointerUp={() => setPressed(false)}
        onPointerLeave={() => setPressed(false)}
        onPointerCancel={() => setPressed(false)}
        onContextMenu={(event) => event.preventDefault()}
        // Whoever presses it without a pointer cannot hold it.
        onClick={({ detail }) => detail === 0 && setPressed(!pressed)}
      >
        <span className="sr-only">{t('look')}</span>
      </button>
      <figcaption>
        <ConsoleIcon name="eye" />
        <span className="c-at-desk">
          {t('sharp')} <Keys>space</Keys>
        </span>
        <span className="c-on-phone">{t('sharpPhone')}</span>
      </figcaption>
      {swipes && (
        <div aria-hidden>
          <span className="c-held__stamp c-held__stamp--approve">
            <ConsoleIcon name="check-bold" /> {t('approve')}
          </span>
          <span className="c-held__stamp c-held__stamp--reject">
            <ConsoleIcon name="x" /> {t('reject')}
          </span>
        </div>
      )}
    </figure>
  );
}
