import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AnnouncementKind, AnnouncementPage } from '#contract/console/announcement-views.ts';
import { announcementKinds, announcementPages } from '#contract/console/announcement-views.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { Field } from '#web/ui/field.tsx';
import { ConsoleInput, ConsoleSelect } from '../console-fields.tsx';
import type { Draft } from './use-draft.ts';

const { min, max } = consoleLimits.announcements.perHour;

function PaceField({ draft: { fields, change } }: { draft: Draft }) {
  const t = useTranslations('console.announcements');
  const problems = useTranslations('fields');
  const format = useFormatter();
  const [typed, setTyped] = useState(String(fields.per_hour));
  const perHour = Number(typed);
  const fits = Number.isInteger(perHour) && perHour >= min && perHour <= max;
  const misfit = perHour > max ? problems('too_large') : problems('too_small');
  return (
    <Field
      label={t('perHour')}
      error={fits ? undefined : misfit}
      hint={t('perHourHint', { perMinute: format.number(Math.floor(fields.per_hour / 60)) })}
    >
      <ConsoleInput
        name="per_hour"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = Number(target.value);
          if (Number.isInteger(next) && next >= min && next <= max) change({ per_hour: next });
        }}
      />
    </Field>
  );
}

/** What it is, where it leads, and how fast it goes. */
export function OptionFields({ draft }: { draft: Draft }) {
  const t = useTranslations('console.announcements');
  const { fields, change } = draft;
  return (
    <div className="c-pair">
      <Field label={t('kind')} hint={t('kindHint')}>
        <ConsoleSelect
          name="kind"
          value={fields.kind}
          onChange={({ target }) => change({ kind: target.value as AnnouncementKind })}
        >
          {announcementKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </ConsoleSelect>
      </Field>
      <Field label={t('page')}>
        <ConsoleSelect
          name="page"
          value={fields.page}
          onChange={({ target }) => change({ page: target.value as AnnouncementPage })}
        >
          {announcementPages.map((page) => (
            <option key={page} value={page}>
              {t(`pages.${page}`)}
            </option>
          ))}
        </ConsoleSelect>
      </Field>
      <PaceField draft={draft} />
    </div>
  );
}
