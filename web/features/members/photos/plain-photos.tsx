import { useTranslations } from 'use-intl';
import type { OwnPhoto } from '#contract/members/photos.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Outcome } from '#web/features/accounts/settings/settings-layout.tsx';
import { pictureTypes } from './rules/check-picture.ts';

const at = { method: 'post', action: '#photos' } as const;

function Changes({ photo, number }: { photo: OwnPhoto; number: string }) {
  const t = useTranslations('people.photos');
  const button = (change: string, label: string) => (
    <Button type="submit" name="change" value={change} size="sm" variant="line">
      {label}
    </Button>
  );
  return (
    <form {...at} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="intent" value="photos" />
      <input type="hidden" name="id" value={photo.id} />
      <span className="w-full text-sm font-semibold">{t('menu', { number })}</span>
      {number !== '1' && button('main', t('makeMain'))}
      {number !== '1' && button('earlier', t('earlier'))}
      {button('later', t('later'))}
      {button('delete', t('delete'))}
    </form>
  );
}

/** The same without scripts: one photo at a time, and a button for every change. */
export function PlainPhotos({ photos, full }: { photos: readonly OwnPhoto[]; full: boolean }) {
  const t = useTranslations('people.photos');
  const settings = useTranslations('member.settings');
  const plain = useForm('photos');
  return (
    <>
      <Outcome form={plain} done={settings('saved')} />
      <div className="grid gap-6">
        {!full && (
          <form {...at} encType="multipart/form-data" className="grid max-w-120 gap-4">
            <input type="hidden" name="intent" value="photos" />
            <Field label={t('choose')}>
              <Input type="file" name="photo" accept={pictureTypes.join()} className="py-3" />
            </Field>
            <div>
              <Button type="submit" name="change" value="add">
                {t('upload')}
              </Button>
            </div>
          </form>
        )}
        {photos.map((photo, index) => (
          <Changes key={photo.id} photo={photo} number={String(index + 1)} />
        ))}
      </div>
    </>
  );
}
