import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { CallError, newIdempotencyKey } from '#contract/core/client.ts';
import type { ErrorAnswer } from '#contract/core/errors.ts';
import { verificationAsk } from '#contract/members/photos.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useRefusal } from '#web/lib/use-refusal.ts';
import { useWithoutScripts } from '#web/lib/without-scripts.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { cx } from '#web/ui/cx.ts';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Input } from '#web/ui/input.tsx';
import { Meter } from '#web/ui/meter.tsx';
import type { PickedPicture, RefusedFile } from '../photos/picked-picture.ts';
import { releasePictures, isRefusedFile, openPicture } from '../photos/picked-picture.ts';
import { RefusedFiles } from '../photos/photo-notes.tsx';
import { pictureTypes } from '../photos/rules/check-picture.ts';
import { uploadPicture } from '../photos/upload.ts';

interface FileButtonProps {
  readonly label: string;
  readonly camera?: boolean;
  readonly variant?: 'primary' | 'line';
  readonly onChoose: (file: File) => void;
}

function FileButton({ label, camera = false, variant = 'line', onChoose }: FileButtonProps) {
  return (
    <label className={cx(buttonClass({ variant }), 'cursor-pointer has-focus-visible:focus-ring')}>
      <Icon name={camera ? 'camera' : 'image'} size="sm" />
      {label}
      <input
        type="file"
        accept={pictureTypes.join()}
        capture={camera ? 'user' : undefined}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}

/** Without scripts the browser sends the file itself. */
function PlainForm() {
  const t = useTranslations('people.verification');
  const { message } = useForm('verification');
  return (
    <>
      {message && <Alert tone="danger">{message}</Alert>}
      <form
        method="post"
        action="#verification"
        encType="multipart/form-data"
        className="grid max-w-120 gap-4"
      >
        <input type="hidden" name="intent" value="verification" />
        <Field label={t('input')}>
          <Input
            type="file"
            name="selfie"
            accept={pictureTypes.join()}
            capture="user"
            className="py-3"
          />
        </Field>
        <div>
          <Button type="submit">{t('send')}</Button>
        </div>
      </form>
    </>
  );
}

/** Takes a selfie, shows it once more, and sends it. */
function SelfieCamera() {
  const t = useTranslations('people.verification');
  const { revalidate } = useRevalidator();
  const [selfie, setSelfie] = useState<(PickedPicture & { readonly key: string }) | null>(null);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [progress, setProgress] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<ErrorAnswer | null>(null);
  const { message } = useRefusal(refusal);

  const choose = async (file: File) => {
    if (selfie) releasePictures([selfie]);
    const opened = await openPicture(file);
    setRefusal(null);
    setRefused(isRefusedFile(opened) ? [opened] : []);
    setSelfie(isRefusedFile(opened) ? null : { ...opened, key: newIdempotencyKey() });
  };
  const send = async ({ file, key }: NonNullable<typeof selfie>) => {
    setProgress(0);
    setRefusal(null);
    try {
      const { signal } = new AbortController();
      await uploadPicture(verificationAsk, file, { key, signal, onProgress: setProgress });
      await revalidate();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(error.answer);
    } finally {
      setProgress(null);
    }
  };

  return (
    <div className="grid justify-items-start gap-5">
      <RefusedFiles files={refused} overflow={0} onDismiss={() => setRefused([])} />
      {selfie && (
        <img
          src={selfie.url}
          alt={t('preview')}
          className="max-h-72 max-w-full rounded-md object-contain"
        />
      )}
      {message && <Alert tone="danger">{message}</Alert>}
      {progress !== null && (
        <Meter
          label={t('sending')}
          value={Math.round(progress * 100)}
          max={100}
          valueText={`${Math.round(progress * 100)} %`}
          className="w-full max-w-80"
        />
      )}
      <div className="flex flex-wrap gap-3">
        {selfie && (
          <Button loading={progress !== null} onClick={() => void send(selfie)}>
            {t('send')}
          </Button>
        )}
        {progress === null && (
          <>
            <FileButton
              camera
              variant={selfie ? 'line' : 'primary'}
              label={t('take')}
              onChoose={(file) => void choose(file)}
            />
            <FileButton label={t('file')} onChoose={(file) => void choose(file)} />
          </>
        )}
      </div>
    </div>
  );
}

export function SelfieForm() {
  return useWithoutScripts() ? <PlainForm /> : <SelfieCamera />;
}
