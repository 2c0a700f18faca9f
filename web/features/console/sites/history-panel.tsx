import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { siteHistory, siteRestore } from '#contract/console/site-drafts.ts';
import type { SiteVersion } from '#contract/console/site-drafts.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { ActionError } from '../action-error.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { StaffInitials } from '../staff-initials.tsx';
import { useAction } from '../use-action.ts';
import { useMoment } from '../use-moment.ts';
import { ChangedLines } from './change-list.tsx';
import type { SiteEditor } from './use-site-draft.ts';
import { useFieldName, useValueText } from './use-value-text.ts';

export type History = Answer<typeof siteHistory>;

/** So many changes of a version are told in words; of the others their number. */
const TOLD = 2;

/** What a version is about, in a line. */
const useVersionTitle = (): ((version: SiteVersion) => string) => {
  const t = useTranslations('console.settings');
  const format = useFormatter();
  const fieldName = useFieldName();
  const valueText = useValueText();
  return ({ number, note, restored_from: from, changes }) => {
    if (note) return note;
    if (from !== null) return t('restored', { version: from });
    if (changes.length === 0) return number === 1 ? t('firstVersion') : t('outside');
    if (changes.length > TOLD) return format.list(changes.map(({ field }) => fieldName(field)));
    return changes
      .map(
        ({ field, old, new: next }) =>
          `${fieldName(field)} ${valueText(field, old)} → ${valueText(field, next)}`,
      )
      .join(', ');
  };
};

interface HistoryPanelProps {
  readonly editor: SiteEditor;
  readonly loaded: History;
  /** Told when the draft holds an old version. */
  readonly onRestored: () => void;
}

/** The versions of a site, the latest first, each with the way back to it. */
export function HistoryPanel({ editor, loaded, onRestored }: HistoryPanelProps) {
  const t = useTranslations('console.settings');
  const title = useVersionTitle();
  const fieldName = useFieldName();
  const moment = useMoment();
  const { busy, run, message } = useAction();
  const [history, setHistory] = useState(loaded);
  const { row } = editor.site;
  const restore = (number: number) =>
    run(async () => {
      const { draft } = await consoleCall(siteRestore, { body: { site: row.id, number } });
      editor.takeDraft(draft);
      onRestored();
    });
  const readMore = () =>
    run(async () => {
      const before = String(history.versions.at(-1)?.number ?? 1);
      const older = await consoleCall(siteHistory, { query: { site: String(row.id), before } });
      setHistory({ versions: [...history.versions, ...older.versions], more: older.more });
    });
  return (
    <section className="c-history" aria-labelledby="history-title">
      <h3 id="history-title">{t('historyTitle')}</h3>
      {history.versions.length === 0 && <p className="c-hint">{t('historyEmpty')}</p>}
      <ol>
        {history.versions.map((version) => (
          <li key={version.number}>
            <span className="c-history__number">{version.number}</span>
            <div>
              <b>{title(version)}</b>
              <small>
                {version.by && <StaffInitials name={version.by.name} />}
                {version.by?.name ?? t('outside')}, {moment(version.at)}
              </small>
              {version.changes.map(
                ({ field, lines = [] }) =>
                  lines.length > 0 && (
                    <details key={field}>
                      <summary>{fieldName(field)}</summary>
                      <ChangedLines lines={lines} />
                    </details>
                  ),
              )}
            </div>
            {version.number === row.version ? (
              <span className="c-version-live">{t('live')}</span>
            ) : (
              <ConsoleButton
                small
                online
                busy={busy}
                aria-label={t('restoreNumber', { version: version.number })}
                onClick={() => void restore(version.number)}
              >
                {t('restore')}
              </ConsoleButton>
            )}
          </li>
        ))}
      </ol>
      <ActionError message={message} />
      {history.more && (
        <ConsoleButton small busy={busy} onClick={() => void readMore()}>
          {t('more')}
        </ConsoleButton>
      )}
      <p className="c-hint">{t('historyNote')}</p>
    </section>
  );
}
