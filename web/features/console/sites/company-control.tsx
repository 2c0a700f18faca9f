import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { companyAdd } from '#contract/console/sites.ts';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsoleSelect } from '../console-fields.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useAction } from '../use-action.ts';
import { CompanyFields, companyOf } from './company-fields.tsx';
import type { SiteEditor } from './use-site-draft.ts';

interface AddCompanyProps {
  readonly editor: SiteEditor;
  readonly onClose: () => void;
}

/** Adds a company, and chooses it. */
function AddCompany({ editor, onClose }: AddCompanyProps) {
  const t = useTranslations('console.settings');
  const action = useAction();
  const add = async (form: FormData) => {
    const isDone = await action.run(async () => {
      const { id } = await consoleCall(companyAdd, { body: companyOf(form) });
      await editor.read();
      editor.change('company', id);
    });
    if (isDone) onClose();
  };
  return (
    <FormDialog
      title={t('addCompany')}
      description={t('addCompanyText')}
      submit={t('addCompanySubmit')}
      action={action}
      onSubmit={(form) => void add(form)}
      onClose={onClose}
    >
      <CompanyFields errorOf={action.field} />
    </FormDialog>
  );
}

/** Which company is behind the site. */
export function CompanyControl({ editor }: { editor: SiteEditor }) {
  const t = useTranslations('console.settings');
  const [isAdding, setAdding] = useState(false);
  const { companies, may_add_company: mayAdd } = editor.site;
  return (
    <>
      <ConsoleSelect
        name="company"
        value={String(editor.valueOf('company'))}
        onChange={({ target }) => editor.change('company', Number(target.value))}
      >
        {companies.map(({ id, name }) => (
          <option key={id} value={id}>
            {t('companyOption', { name, number: String(id) })}
          </option>
        ))}
      </ConsoleSelect>
      {mayAdd && (
        <ConsoleButton small look="quiet" icon="plus" onClick={() => setAdding(true)}>
          {t('addCompany')}
        </ConsoleButton>
      )}
      {isAdding && <AddCompany editor={editor} onClose={() => setAdding(false)} />}
    </>
  );
}
