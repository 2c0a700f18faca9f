import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { siteHistory, siteReview } from '#contract/console/site-drafts.ts';
import { useErrorText } from '#web/lib/use-refusal.ts';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsolePageBody } from '../console-frame.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { SITES_PATH } from '../pages.ts';
import { StaffInitials } from '../staff-initials.tsx';
import { useAction } from '../use-action.ts';
import { useKeys } from '../use-keys.ts';
import { useMoment } from '../use-moment.ts';
import type { History } from './history-panel.tsx';
import type { Review } from './review-dialog.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { ConflictDialog, DiscardDialog, SectionNav, Sections } from './settings-parts.tsx';
import type { EditedSite, SiteEditor } from './use-site-draft.ts';
import { useSiteDraft } from './use-site-draft.ts';

/** Who published what visitors see now. */
function PublishedBy({ site }: { site: EditedSite }) {
  const t = useTranslations('console.settings');
  const moment = useMoment();
  const { row, published_by: by } = site;
  if (row.published_at === null) return null;
  const told = { version: row.version, date: moment(row.published_at, 'date') };
  return (
    <small className="c-settings__by">
      {by && <StaffInitials name={by.name} />}
      {by ? t('publishedBy', { name: by.name, ...told }) : t('publishedElsewhere', told)}
    </small>
  );
}

/** Whether everything that was typed is safe. */
function SaveState({ editor: { state, refusal } }: { editor: SiteEditor }) {
  const t = useTranslations('console.settings');
  const errorText = useErrorText();
  const texts = { idle: '', saving: t('saving'), saved: t('saved'), failed: t('notSaved') };
  return (
    <small className="c-settings__state" role={state === 'failed' ? 'alert' : 'status'}>
      {texts[state]}
      {refusal && `: ${errorText(refusal)}`}
    </small>
  );
}

interface Opened {
  readonly review: Review;
  readonly history: History;
}

/** The settings of one site: a draft that is saved as one types, reviewed, and published. */
export function SettingsPage({ loaded }: { loaded: EditedSite }) {
  const t = useTranslations('console.settings');
  const pages = useTranslations('console.pages');
  const editor = useSiteDraft(loaded);
  const { site, save, undo, read } = editor;
  const { busy, run, message } = useAction();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isDiscarding, setDiscarding] = useState(false);
  const { row, draft } = site;
  const count = draft.changes.length;
  const open = () =>
    run(async () => {
      // What was typed last belongs to it; what does not fit stays in its field.
      await save();
      const query = { site: String(row.id) };
      const [review, history] = await Promise.all([
        consoleCall(siteReview, { query }),
        consoleCall(siteHistory, { query }),
      ]);
      setOpened({ review, history });
    });
  useKeys([{ keys: 'ctrl enter', text: t('review'), run: () => void open() }]);
  const discard = async () => {
    setDiscarding(false);
    await undo();
  };
  const afterPublishing = async () => {
    setOpened(null);
    await read();
  };
  return (
    <ConsolePageBody
      title={row.name}
      crumb={
        <>
          <Link className="c-crumb" to={SITES_PATH}>
            {pages('sites')}
          </Link>
          <ConsoleIcon name="caret-right" />
        </>
      }
      beside={
        <>
          <span className="c-state">{row.domain}</span>
          {count > 0 && <span className="c-state c-state--warning">{t('changes', { count })}</span>}
          <SaveState editor={editor} />
        </>
      }
      actions={
        <>
          <PublishedBy site={site} />
          {count > 0 && (
            <ConsoleButton onClick={() => setDiscarding(true)}>{t('discard')}</ConsoleButton>
          )}
          <ConsoleButton
            look={count > 0 ? 'primary' : 'line'}
            {...(count === 0 && { icon: 'clock-counter-clockwise' })}
            keys="ctrl enter"
            online
            busy={busy}
            onClick={() => void open()}
          >
            {count > 0 ? t('review') : t('history')}
          </ConsoleButton>
        </>
      }
    >
      {message && (
        <p role="alert" className="c-error c-settings__error">
          {message}
        </p>
      )}
      <div className="c-settings">
        <SectionNav editor={editor} />
        <Sections editor={editor} />
      </div>
      <ConflictDialog editor={editor} />
      {isDiscarding && (
        <DiscardDialog
          count={count}
          onDiscard={() => void discard()}
          onClose={() => setDiscarding(false)}
        />
      )}
      {opened && (
        <ReviewDialog
          key={opened.review.reviewed}
          {...opened}
          editor={editor}
          onPublished={() => void afterPublishing()}
          onRestored={() => void open()}
          onClose={() => setOpened(null)}
        />
      )}
    </ConsolePageBody>
  );
}
