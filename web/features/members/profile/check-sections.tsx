import { useTranslations } from 'use-intl';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useSite } from '../../site/site-context.ts';
import { EditSection } from './edit-section.tsx';
import { useProfile } from './profile-saver.tsx';

interface Props {
  readonly id: string;
  readonly field: 'show_elsewhere' | 'hide_fictional';
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly hint: string;
}

/** One yes or no. */
function CheckSection({ id, field, title, text, label, hint }: Props) {
  const { profile, edit } = useProfile();
  return (
    <EditSection id={id} title={title} text={text} fields={[field]}>
      {(error) => (
        <Checkbox
          name={field}
          checked={profile[field]}
          onChange={({ target }) => edit({ [field]: target.checked })}
          hint={hint}
          error={error(field)}
        >
          {label}
        </Checkbox>
      )}
    </EditSection>
  );
}

/** For sites with profiles of people who do not exist. */
export function FictionalSection() {
  const t = useTranslations('people.profile.fictional');
  const { fictional_singular: label } = useSite().settings;
  return (
    <CheckSection
      id="fictional"
      field="hide_fictional"
      title={t('title')}
      text={t('text', { label })}
      label={t('label')}
      hint={t('hint')}
    />
  );
}

/** For sites whose company shows profiles on its other sites too. */
export function ElsewhereSection() {
  const t = useTranslations('people.profile.elsewhere');
  const { name: company } = useSite().company;
  return (
    <CheckSection
      id="elsewhere"
      field="show_elsewhere"
      title={t('title')}
      text={t('text', { company })}
      label={t('label', { company })}
      hint={t('hint')}
    />
  );
}
