import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useForm } from '../../../lib/use-form.ts';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { Button } from '../../../ui/button.tsx';
import { Outcome, SettingsSection } from '../../accounts/settings/settings-layout.tsx';
import { useProfile } from './profile-saver.tsx';
import type { EditField } from './profile-saver.tsx';
import { SaveState } from './save-state.tsx';
import { statusOf } from './saver.ts';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly text?: ReactNode;
  /** What is edited here. */
  readonly fields: readonly EditField[];
  readonly children: (error: (field: EditField) => string | undefined) => ReactNode;
}

/** A part of the profile that is saved as one goes, or by a button where there are no scripts. */
export function EditSection({ id, title, text, fields, children }: Props) {
  const settings = useTranslations('member.settings');
  const { state, flush } = useProfile();
  const plain = useForm(id, { at: id });
  const { failure, refused } = state;
  const { field } = useRefusal({ error: '', code: 'invalid_input', fields: refused });
  return (
    <SettingsSection
      id={id}
      title={title}
      text={text}
      aside={
        <SaveState
          status={statusOf(state, fields)}
          failure={failure}
          onRetry={() => void flush()}
        />
      }
    >
      <plain.Form
        {...plain.form}
        onSubmit={(event) => {
          event.preventDefault();
          void flush();
        }}
        className="grid gap-6"
      >
        <input type="hidden" name="intent" value={id} />
        <Outcome of={plain} done={settings('saved')} />
        {children((name) => field(name) ?? plain.field(name))}
        <noscript>
          <Button type="submit">{settings('save')}</Button>
        </noscript>
      </plain.Form>
    </SettingsSection>
  );
}
