import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { Keys } from '../keys.tsx';
import { Picture } from './picture.tsx';
import { useHeldSpace } from './use-held-key.ts';

interface HeldPictureProps {
  readonly name: string;
  readonly alt: string;
  readonly colour: string | null;
}

/** A large picture that is sharp under the pointer, and while somebody holds it or the space bar. */
export function HeldPicture({ name, alt, colour }: HeldPictureProps) {
  const t = useTranslations('console.reviews');
  const held = useHeldSpace();
  const [pressed, setPressed] = useState(false);
  return (
    <figure className="c-held">
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
    </figure>
  );
}
