import { useTranslations } from 'use-intl';
import type { SiteFieldName } from '#contract/console/site-fields.ts';
import { cx } from '#web/ui/cx.ts';
import { Field, Fieldset } from '#web/ui/field.tsx';
import { CompanyControl } from './company-control.tsx';
import { DomainChecks } from './domain-checks.tsx';
import { boundsOf, kindOf } from './field-kinds.ts';
import { FieldControl } from './field-control.tsx';
import type { SiteEditor } from './use-site-draft.ts';
import { useValueText } from './use-value-text.ts';

const groups: readonly string[] = [
  'countries',
  'profile-fields',
  'landers',
  'look',
  'switch',
  'vat',
];

/** How much fits: the length of a text so far, or the bounds of a number. */
const useLimitText = (field: SiteFieldName, value: unknown): string | null => {
  const t = useTranslations('console.settings');
  const { min, max } = boundsOf(field);
  const kind = kindOf(field);
  if (max === undefined || kind === 'look') return null;
  if (kind === 'number') return t('range', { min: min ?? 0, max });
  return typeof value === 'string' ? t('length', { count: value.length, max }) : null;
};

const useHint = (field: SiteFieldName): string => {
  const t = useTranslations('console.settings');
  const kind = kindOf(field);
  const text = t(`fields.${field}.text`);
  if (field === 'domains') return `${text} ${t('perLine')} ${t('main')}`;
  return kind === 'lines' ? `${text} ${t('perLine')}` : text;
};

/** One setting: what it means, what fits, what follows, what it was, and the way back. */
export function FieldRow({ field, editor }: { field: SiteFieldName; editor: SiteEditor }) {
  const t = useTranslations('console.settings');
  const fields = useTranslations('fields');
  const valueText = useValueText(editor.site.companies);
  const value = editor.valueOf(field);
  const limit = useLimitText(field, value);
  const hint = useHint(field);
  const misfit = editor.misfit(field);
  const isChanged = editor.isChanged(field);
  const label = t(`fields.${field}.label`);
  const kind = kindOf(field);
  const isGroup = groups.includes(kind);
  const Frame = isGroup ? Fieldset : Field;
  return (
    <div
      className={cx('c-setting', `c-setting--${kind}`, isChanged && 'c-setting--changed')}
      id={`setting-${field}`}
    >
      {isChanged && (
        <p className="c-setting__was">
          <span>{t('was', { old: valueText(field, editor.site.live[field]) })}</span>
          <button
            type="button"
            aria-label={t('undoField', { field: label })}
            onClick={() => void editor.undo([field])}
          >
            {t('undo')}
          </button>
        </p>
      )}
      <Frame
        label={label}
        note={limit}
        hint={isChanged ? `${hint} ${t(`fields.${field}.effect`)}` : hint}
        error={misfit ? fields(misfit, { min_age: '', min_password: '' }) : undefined}
      >
        {kind === 'company' ? (
          <CompanyControl editor={editor} />
        ) : (
          <FieldControl
            field={field}
            value={value}
            label={label}
            onChange={(next) => editor.change(field, next)}
          />
        )}
      </Frame>
      {field === 'domains' && misfit === null && (
        <DomainChecks site={editor.site.row.id} domains={value as readonly string[]} />
      )}
    </div>
  );
}
