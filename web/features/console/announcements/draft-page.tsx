import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Announcement } from '#contract/console/announcement-views.ts';
import { announcementDelete } from '#contract/console/announcements.ts';
import type { Locale } from '#contract/locales.ts';
import { locales } from '#contract/locales.ts';
import { useErrorText } from '#web/lib/use-refusal.ts';
import { Modal } from '#web/ui/modal.tsx';
import { ActionError } from '../action-error.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsolePageBody } from '../console-frame.tsx';
import { ANNOUNCEMENTS_PATH } from '../pages.ts';
import { useSiteLink } from '../session.ts';
import { SiteName } from '../site-name.tsx';
import { useAction } from '../use-action.ts';
import { useKeys } from '../use-keys.ts';
import { AudienceFields } from './audience-fields.tsx';
import { MailPreview } from './mail-preview.tsx';
import { OptionFields } from './option-fields.tsx';
import { textState } from './rules/text-state.ts';
import { SendDialog } from './send-dialog.tsx';
import { StateBadge } from './state-badge.tsx';
import { TextEditor } from './text-editor.tsx';
import { useDraft } from './use-draft.ts';
import type { Draft } from './use-draft.ts';

function SaveState({ draft: { state, refusal, isConflict, load } }: { draft: Draft }) {
  const t = useTranslations('console.announcements');
  const errorText = useErrorText();
  const texts = { idle: '', saving: t('saving'), saved: t('saved'), failed: t('notSaved') };
  return (
    <>
      <small role={state === 'failed' ? 'alert' : 'status'}>
        {texts[state]}
        {refusal && `: ${errorText(refusal)}`}
      </small>
      {isConflict && (
        <ConsoleButton small onClick={() => void load()}>
          {t('load')}
        </ConsoleButton>
      )}
    </>
  );
}

function DeleteDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('console.announcements');
  const navigate = useNavigate();
  const linkTo = useSiteLink();
  const { busy, run, message } = useAction();
  const remove = async () => {
    if (await run(() => consoleCall(announcementDelete, { body: { id } })))
      await navigate(linkTo(ANNOUNCEMENTS_PATH));
  };
  return (
    <Modal open size="sm" title={t('deleteSure')} onClose={onClose} closeLabel={t('close')}>
      <ActionError message={message} />
      <div className="c-row">
        <ConsoleButton look="danger" icon="trash" busy={busy} online onClick={() => void remove()}>
          {t('delete')}
        </ConsoleButton>
        <ConsoleButton look="quiet" data-autofocus onClick={onClose}>
          {t('cancel')}
        </ConsoleButton>
      </div>
    </Modal>
  );
}

interface DraftPageProps {
  readonly loaded: Announcement;
  readonly onSent: (announcement: Announcement) => void;
}

/** Where an announcement is written: its words, whom they are for, and how they will look. */
export function DraftPage({ loaded, onSent }: DraftPageProps) {
  const t = useTranslations('console.announcements');
  const linkTo = useSiteLink();
  const draft = useDraft(loaded);
  const { announcement, fields } = draft;
  const [locale, setLocale] = useState<Locale>(
    locales.find((one) => textState(loaded.fields.texts, one) !== 'missing') ??
      loaded.site_language,
  );
  const [asking, setAsking] = useState<'send' | 'delete' | null>(null);
  const review = async () => {
    if (await draft.save()) setAsking('send');
  };
  useKeys([{ keys: 'ctrl enter', text: t('review'), run: () => void review() }]);
  const title = announcement.subject || t('noSubject');
  return (
    <ConsolePageBody
      title={title}
      crumb={
        <Link to={linkTo(ANNOUNCEMENTS_PATH)} className="c-fiction__back">
          {t('back')}
        </Link>
      }
      beside={
        <span className="c-row">
          <SiteName id={announcement.site} none="" />
          <StateBadge state={announcement.state} />
          <SaveState draft={draft} />
        </span>
      }
      actions={
        <>
          <ConsoleButton icon="trash" onClick={() => setAsking('delete')}>
            {t('delete')}
          </ConsoleButton>
          <ConsoleButton look="primary" keys="ctrl enter" online onClick={() => void review()}>
            {t('review')}
          </ConsoleButton>
        </>
      }
    >
      <div className="c-announcement">
        <div className="c-announcement__form">
          <section className="c-panel" aria-label={t(`kinds.${fields.kind}`)}>
            <div className="c-form c-announcement__body">
              <OptionFields key={loaded.id} draft={draft} />
            </div>
          </section>
          <TextEditor draft={draft} locale={locale} onLocale={setLocale} />
          <AudienceFields draft={draft} />
        </div>
        <MailPreview announcement={announcement} locale={locale} onSave={draft.save} />
      </div>
      {asking === 'send' && (
        <SendDialog announcement={announcement} onSent={onSent} onClose={() => setAsking(null)} />
      )}
      {asking === 'delete' && <DeleteDialog id={announcement.id} onClose={() => setAsking(null)} />}
    </ConsolePageBody>
  );
}
