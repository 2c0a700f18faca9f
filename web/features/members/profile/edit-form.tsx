import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useForm } from '#web/lib/use-form.ts';
import { useRefusal } from '#web/lib/use-refusal.ts';
import { useWithoutScripts } from '#web/lib/without-scripts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Outcome } from '#web/features/accounts/settings/settings-layout.tsx';
import { useProfile } from './profile-saver.tsx';
import type { EditField } from './profile-saver.tsx';

interface Props {
  /** The part of the profile that is edited here. */
  readonly id: string;
  readonly children: (error: (field: EditField) => string | undefined) => ReactNode;
}

/** A part of the profile that is saved as one goes, or by a button where there are no scripts. */
export function EditForm({ id, children }: Props) {
  const settings = useTranslations('member.settings');
  const isPlain = useWithoutScripts();
  const { state, flush } = useProfile();
  const plain = useForm(id, { anchor: id });
  const { field } = useRefusal({ error: '', code: 'invalid_input', fields: state.refused });
  return (
    <plain.Form
      {...plain.form}
      onSubmit={(event) => {
        event.preventDefault();
        void flush();
      }}
      className="grid gap-6"
    >
      <input type="hidden" name="intent" value={id} />
      <Outcome form={plain} done={settings('saved')} />
      {children((name) => field(name) ?? plain.field(name))}
      {isPlain && (
        <div>
          <Button type="submit">{settings('save')}</Button>
        </div>
      )}
    </plain.Form>
  );
}
