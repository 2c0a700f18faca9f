import { useTranslations } from 'use-intl';
import type { CaseView } from '#contract/console/case-views.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import type { DecisionKind, RemovableContent } from '#contract/decisions.ts';
import { decisionKinds } from '#contract/decisions.ts';
import { cx } from '#web/ui/cx.ts';
import { Keys } from '../keys.tsx';
import type { DecisionForm } from './decision-form.ts';

export const decisionFieldId = (kind: DecisionKind): string => `decide-${kind}`;

interface DecisionOptionsProps {
  readonly form: DecisionForm;
  readonly removable: CaseView['removable'];
  readonly onChange: (changed: Partial<DecisionForm>) => void;
}

/** What can be decided, the mildest first; each by its key. */
export function DecisionOptions({ form, removable, onChange }: DecisionOptionsProps) {
  const t = useTranslations('console.case.decide');
  const detailOf = (kind: DecisionKind) => {
    if (kind === 'suspend') {
      return (
        <select
          className="c-mini"
          aria-label={t('days')}
          value={form.days}
          onChange={({ target }) => onChange({ kind, days: Number(target.value) })}
        >
          {consoleLimits.cases.suspendDays.map((days) => (
            <option key={days} value={days}>
              {t('forDays', { count: days })}
            </option>
          ))}
        </select>
      );
    }
    if (kind === 'remove' && removable.length > 0) {
      return (
        <select
          className="c-mini"
          aria-label={t('content')}
          value={form.content ?? undefined}
          onChange={({ target }) => onChange({ kind, content: target.value as RemovableContent })}
        >
          {removable.map((content) => (
            <option key={content} value={content}>
              {t(`contents.${content}`)}
            </option>
          ))}
        </select>
      );
    }
    if (kind === 'ban') return <span className="c-status c-status--warn">{t('second')}</span>;
    if (kind === 'remove') return <small>{t('nothingToRemove')}</small>;
    return null;
  };
  return (
    <fieldset className="c-options">
      <legend className="sr-only">{t('title')}</legend>
      {decisionKinds.map((kind, index) => (
        <div key={kind} className={cx('c-option', form.kind === kind && 'c-option--on')}>
          <label>
            <input
              type="radio"
              name="decision"
              id={decisionFieldId(kind)}
              checked={form.kind === kind}
              disabled={kind === 'remove' && removable.length === 0}
              onChange={() => onChange({ kind })}
            />
            <b>{t(`kinds.${kind}`)}</b>
          </label>
          {detailOf(kind)}
          <Keys>{String(index + 1)}</Keys>
        </div>
      ))}
    </fieldset>
  );
}
