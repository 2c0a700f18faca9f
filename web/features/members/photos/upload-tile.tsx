import { useTranslations } from 'use-intl';
import { useRefusal } from '#web/lib/use-refusal.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { CroppedImage } from './cropped-image.tsx';
import { tileClass } from './own-photo-tile.tsx';
import type { PhotoUpload } from './use-uploads.ts';

interface Props {
  readonly upload: PhotoUpload;
  readonly onCancel: () => void;
}

const veil =
  'absolute inset-0 grid content-center justify-items-center gap-2 bg-veil p-2 text-center text-xs font-semibold text-text-on-photo';

function Progress({ upload, onCancel }: Props) {
  const t = useTranslations('people.photos.sending');
  const { item, state, progress } = upload;
  const { name } = item.file;
  const percent = Math.round(progress * 100);
  const statusText = () => {
    if (state === 'waiting') return t('waiting');
    // All has left; the server still looks at it.
    return progress < 1 ? t('progress', { percent: String(percent) }) : t('working');
  };
  return (
    <div className={veil}>
      <span>{statusText()}</span>
      <div
        role="progressbar"
        aria-label={t('label', { name })}
        aria-valuenow={percent}
        aria-valuetext={statusText()}
        className="h-1.5 w-4/5 overflow-hidden rounded-pill bg-glass-line"
      >
        <div
          className="h-full origin-left bg-text-on-photo transition-transform"
          style={{ transform: `scaleX(${progress})` }}
        />
      </div>
      {state !== 'done' && (
        <IconButton
          icon="x"
          size="sm"
          variant="glass"
          label={t('cancel', { name })}
          onClick={onCancel}
          className="absolute right-2 bottom-2"
        />
      )}
    </div>
  );
}

/** A photo on its way, in the place that it will have. */
export function UploadTile({ upload, main, onCancel }: Props & { readonly main: boolean }) {
  const { item, state } = upload;
  return (
    <li className={tileClass(main)}>
      <CroppedImage picture={item} crop={item.crop} className="rounded-md" />
      <div className="absolute inset-0 overflow-hidden rounded-md">
        {state === 'failed' ? (
          <div className={veil}>
            <Icon name="warning-circle" size="lg" />
          </div>
        ) : (
          <Progress upload={upload} onCancel={onCancel} />
        )}
      </div>
    </li>
  );
}

/** Why it did not arrive, in more words than a tile holds. */
export function FailedUpload({
  upload,
  onCancel,
  onRetry,
}: Props & { readonly onRetry: () => void }) {
  const t = useTranslations('people.photos');
  const { message } = useRefusal(upload.refusal);
  const { name } = upload.item.file;
  return (
    <Alert
      tone="danger"
      onDismiss={onCancel}
      dismissLabel={t('sending.remove', { name })}
      action={
        <Button size="sm" variant="quiet" onClick={onRetry}>
          {t('sending.retry')}
        </Button>
      }
    >
      {t('refused', { name, reason: message ?? '' })}
    </Alert>
  );
}
