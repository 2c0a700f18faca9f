import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { siteAdd } from '#contract/console/sites.ts';
import type { siteList, SiteRow } from '#contract/console/sites.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { Field } from '#web/ui/field.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsoleInput, ConsoleSelect } from '../console-fields.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { siteSettingsPath } from '../pages.ts';
import { useAction } from '../use-action.ts';
import { CompanyFields, companyOf } from './company-fields.tsx';

interface NewSiteDialogProps {
  readonly list: Answer<typeof siteList>;
  /** The site that is copied; null to begin with usual values. */
  readonly source: SiteRow | null;
  readonly onClose: () => void;
}

const wordsOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Makes a site, and opens its settings. */
export function NewSiteDialog({ list, source, onClose }: NewSiteDialogProps) {
  const t = useTranslations('console.siteList');
  const navigate = useNavigate();
  const action = useAction();
  const { run, field } = action;
  const [company, setCompany] = useState(String(list.companies[0]?.id ?? ''));
  const isNew = company === '';
  const add = async (form: FormData) => {
    const words = (name: string) => wordsOf(form, name);
    const body = {
      name: words('name'),
      domain: words('domain'),
      ...(source && { copy_of: source.id }),
      company: isNew ? companyOf(form) : Number(company),
    };
    await run(async () => {
      const { id } = await consoleCall(siteAdd, { body });
      await navigate(siteSettingsPath(id));
    });
  };
  return (
    <FormDialog
      title={source ? t('copyTitle', { site: source.name }) : t('newTitle')}
      description={source ? t('copyText') : t('newText')}
      submit={t('submit')}
      action={action}
      onSubmit={(form) => void add(form)}
      onClose={onClose}
    >
      <Field label={t('name')} error={field('name')}>
        <ConsoleInput name="name" data-autofocus />
      </Field>
      <Field label={t('domain')} hint={t('domainHint')} error={field('domain')}>
        <ConsoleInput name="domain" spellCheck={false} autoCapitalize="none" />
      </Field>
      <Field label={t('company')} error={isNew ? undefined : field('company')}>
        <ConsoleSelect value={company} onChange={({ target }) => setCompany(target.value)}>
          {list.companies.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="">{t('newCompany')}</option>
        </ConsoleSelect>
      </Field>
      {isNew && <CompanyFields errorOf={(name) => field(`company.${name}`) ?? field('company')} />}
    </FormDialog>
  );
}
