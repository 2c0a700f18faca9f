import { clips, clipSize } from '#web/assets/clips/clips.ts';
import type { ClipName } from '#web/assets/clips/clips.ts';

interface FilmProps {
  readonly clip: ClipName;
  /** What is seen in it. */
  readonly alt: string;
  readonly play: string;
  readonly pause: string;
}

/**
 * A picture, over which a script plays the film that begins with it, unless somebody wants less
 * motion or less data. The button is of use only then.
 */
export function Film({ clip, alt, play, pause }: FilmProps) {
  const { src, still } = clips[clip];
  return (
    <div className="film" data-film>
      <img src={still} alt={alt} {...clipSize} fetchPriority="high" decoding="sync" />
      <video
        src={src}
        {...clipSize}
        muted
        loop
        playsInline
        preload="none"
        disablePictureInPicture
        aria-hidden
        tabIndex={-1}
      />
      <button type="button" hidden>
        <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden>
          <path className="to-pause" d="M6 4h4v16H6zM14 4h4v16h-4z" />
          <path className="to-play" d="M7 4l13 8-13 8z" />
        </svg>
        <span className="sr-only to-pause">{pause}</span>
        <span className="sr-only to-play">{play}</span>
      </button>
    </div>
  );
}
