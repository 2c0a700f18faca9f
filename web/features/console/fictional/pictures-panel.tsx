import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { FictionalProfile } from '#contract/console/fictional.ts';
import {
  fictionalPhotoAdd,
  fictionalPhotoDelete,
  fictionalPhotosOrder,
} from '#contract/console/fictional.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { ActionError } from '../action-error.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { useAction } from '../use-action.ts';
import { FictionalPicture } from './fictional-picture.tsx';

interface PicturesPanelProps {
  readonly profile: FictionalProfile;
  readonly onChanged: (profile: FictionalProfile) => void;
}

/** The photos of a fictional profile. */
export function PicturesPanel({ profile, onChanged }: PicturesPanelProps) {
  const t = useTranslations('console.fictional');
  const { busy, run, message } = useAction();
  const input = useRef<HTMLInputElement>(null);
  const { id, name, pictures } = profile;
  const maxPhotos = consoleLimits.fictional.photos;
  const change = (call: () => Promise<FictionalProfile>) =>
    void run(async () => onChanged(await call()));
  const makeFirst = (photo: string) => {
    const rest = pictures.map((one) => one.id).filter((one) => one !== photo);
    change(() => consoleCall(fictionalPhotosOrder, { body: { id, order: [photo, ...rest] } }));
  };
  return (
    <section className="c-panel" aria-labelledby="fictional-photos">
      <div className="c-panel__head">
        <h2 id="fictional-photos">{t('photos')}</h2>
        <small>{t('photoCount', { count: pictures.length, most: maxPhotos })}</small>
      </div>
      <ul className="c-fiction__pictures">
        {pictures.map((photo, index) => (
          <li key={photo.id}>
            <FictionalPicture photo={photo} alt={t('photoOf', { no: index + 1, name })} />
            <span className="c-row">
              {index === 0 ? (
                <small>{t('main')}</small>
              ) : (
                <ConsoleButton
                  small
                  look="quiet"
                  icon="caret-up"
                  className="c-button--icon"
                  busy={busy}
                  onClick={() => makeFirst(photo.id)}
                >
                  <span className="sr-only">{t('photoFirst', { no: index + 1 })}</span>
                </ConsoleButton>
              )}
              <span className="c-fill" />
              <ConsoleButton
                small
                look="quiet"
                icon="trash"
                className="c-button--icon"
                busy={busy}
                onClick={() =>
                  change(() => consoleCall(fictionalPhotoDelete, { body: { id, photo: photo.id } }))
                }
              >
                <span className="sr-only">{t('photoDelete', { no: index + 1 })}</span>
              </ConsoleButton>
            </span>
          </li>
        ))}
      </ul>
      <div className="c-fiction__foot">
        <ActionError message={message} />
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp"
          aria-label={t('photoAdd')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) change(() => consoleCall(fictionalPhotoAdd, { query: { id }, body: file }));
          }}
        />
        {pictures.length < maxPhotos && (
          <ConsoleButton
            small
            icon="plus"
            busy={busy}
            online
            onClick={() => input.current?.click()}
          >
            {t('photoAdd')}
          </ConsoleButton>
        )}
        <small>{t('photoHint')}</small>
      </div>
    </section>
  );
}
