import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { consoleLimits } from '#contract/console/limits.ts';
import { sitePublish } from '#contract/console/site-drafts.ts';
import type { siteReview } from '#contract/console/site-drafts.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { Field } from '#web/ui/field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { ActionError } from '../action-error.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsoleInput } from '../console-fields.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { useAction } from '../use-action.ts';
import { useKeys } from '../use-keys.ts';
import { ChangeList } from './change-list.tsx';
import type { History } from './history-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import type { SiteEditor } from './use-site-draft.ts';
import { useFieldName } from './use-value-text.ts';

export type Review = Answer<typeof siteReview>;

function Checks({ problems }: Pick<Review, 'problems'>) {
  const t = useTranslations('console.settings');
  const fieldName = useFieldName();
  if (problems.length === 0)
    return (
      <p className="c-note c-checked">
        <ConsoleIcon name="check-bold" />
        {t('checked')}
      </p>
    );
  return (
    <div className="c-note c-note--danger" role="alert">
      <b>{t('problemsTitle')}</b>
      <ul>
        {problems.map(({ field, code, found }) => (
          <li key={`${field} ${code} ${found}`}>
            <b>{fieldName(field)}</b> {t(`problems.${code}`)}
            {found && (
              <>
                {' '}
                <code>{found}</code>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ReviewDialogProps {
  readonly editor: SiteEditor;
  readonly review: Review;
  readonly history: History;
  readonly onPublished: () => void;
  readonly onRestored: () => void;
  readonly onClose: () => void;
}

/** What publishing would change, and the button that does it, beside what was published before. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { editor, review, history, onPublished, onRestored, onClose } = props;
  const t = useTranslations('console.settings');
  const { busy, run, message } = useAction();
  const [note, setNote] = useState('');
  const { row } = editor.site;
  const { changes, problems, version, reviewed } = review;
  const isReady = changes.length > 0 && problems.length === 0;
  const publish = async () => {
    if (busy || !isReady) return;
    const body = { site: row.id, reviewed, note };
    if (await run(() => consoleCall(sitePublish, { body }))) onPublished();
  };
  // Over the page, whose own keys rest meanwhile.
  useKeys(
    [{ keys: 'ctrl enter', text: t('publish', { version }), run: () => void publish() }],
    'everywhere',
  );
  const title =
    changes.length === 0
      ? t('nothing')
      : t('reviewTitle', { count: changes.length, site: row.name });
  return (
    <Modal open size="xl" fullOnPhone title={title} onClose={onClose} closeLabel={t('close')}>
      <div className="c-site-review">
        <form
          className="c-form"
          onSubmit={(event) => {
            event.preventDefault();
            void publish();
          }}
        >
          {changes.length === 0 ? (
            <p className="c-hint">{t('nothingText')}</p>
          ) : (
            <>
              <ChangeList changes={changes} />
              <Checks problems={problems} />
              <Field label={t('note')} hint={t('noteHint')}>
                <ConsoleInput
                  name="note"
                  maxLength={consoleLimits.sites.noteLength}
                  value={note}
                  onChange={({ target }) => setNote(target.value)}
                />
              </Field>
              <p className="c-hint">{t('cacheNote')}</p>
            </>
          )}
          <ActionError message={message} />
          <div className="c-row">
            <ConsoleButton look="quiet" onClick={onClose}>
              {t('back')}
            </ConsoleButton>
            {changes.length > 0 && (
              <ConsoleButton
                type="submit"
                look="primary"
                keys="ctrl enter"
                online
                busy={busy}
                disabled={!isReady}
              >
                {t('publish', { version })}
              </ConsoleButton>
            )}
          </div>
        </form>
        <HistoryPanel editor={editor} loaded={history} onRestored={onRestored} />
      </div>
    </Modal>
  );
}
