import { useTranslations } from 'use-intl';
import type { ChangedLine, SiteChange, SiteEffect } from '#contract/console/site-drafts.ts';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { cx } from '#web/ui/cx.ts';
import { isSiteField, sectionOf } from './field-kinds.ts';
import { useFieldName, useValueText } from './use-value-text.ts';

const tagOf = { old: 'del', new: 'ins', same: 'span' } as const;

/** How the text of a page differs, line by line. */
export function ChangedLines({ lines }: { lines: readonly ChangedLine[] }) {
  return (
    <div className="c-lines">
      {lines.map(({ kind, text }, at) => {
        const Tag = tagOf[kind];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- What is reviewed never changes.
          <Tag key={at} className={cx('c-lines__line', `c-lines__${kind}`)}>
            {text || '\u00a0'}
          </Tag>
        );
      })}
    </div>
  );
}

const pageEffectOf = ({ old, new: next }: SiteChange) => {
  if (old === null) return 'added';
  return next === null ? 'gone' : 'changed';
};

/** A value in words; a look with its colours. */
function Value({ field, value }: { field: string; value: unknown }) {
  const valueText = useValueText();
  return (
    <>
      {field === 'niche' && (
        <span className="c-change__look" data-niche={value} aria-hidden>
          <i />
          <i />
          <i />
        </span>
      )}
      {valueText(field, value)}
    </>
  );
}

/** A change in sentences: where, from what to what, and what follows. */
function ChangeItem({ change, effects }: { change: SiteChange; effects: readonly SiteEffect[] }) {
  const t = useTranslations('console.settings');
  const fieldName = useFieldName();
  const { field, old, new: next, lines } = change;
  const section = sectionOf(field);
  return (
    <li className="c-change">
      <div className="c-change__field">
        {section && <small>{t(`section.${section}`)}</small>}
        <b>{fieldName(field)}</b>
      </div>
      <del className="c-change__old">
        <Value field={field} value={old} />
      </del>
      <ConsoleIcon name="caret-right" />
      <ins className="c-change__new">
        <Value field={field} value={next} />
      </ins>
      <p>
        {isSiteField(field)
          ? t(`fields.${field}.effect`)
          : t(`pageEffects.${pageEffectOf(change)}`)}
        {effects.map(({ code, count }) => ` ${t(`effects.${code}`, { count })}`)}
      </p>
      {lines && lines.length > 0 && <ChangedLines lines={lines} />}
    </li>
  );
}

interface ChangeListProps {
  readonly changes: readonly (SiteChange & { readonly effects: readonly SiteEffect[] })[];
}

/** Everything that publishing would change. */
export function ChangeList({ changes }: ChangeListProps) {
  return (
    <ul className="c-changes">
      {changes.map(({ effects, ...change }) => (
        <ChangeItem key={change.field} change={change} effects={effects} />
      ))}
    </ul>
  );
}
