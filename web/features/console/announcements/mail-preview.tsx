import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Announcement } from '#contract/console/announcement-views.ts';
import {
  announcementPreview,
  announcementPreviewPath,
  announcementTest,
} from '#contract/console/announcements.ts';
import { CallError } from '#contract/core/client.ts';
import type { Locale } from '#contract/locales.ts';
import { ActionError } from '../action-error.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { Segments } from '../segments.tsx';
import { useAction } from '../use-action.ts';
import { useKeys } from '../use-keys.ts';
import { textState } from './rules/text-state.ts';

/** What programs show that show no HTML, read anew with each revision. */
const usePlainText = (id: string, locale: Locale, revision: number, isWanted: boolean): string => {
  const [text, setText] = useState('');
  useEffect(() => {
    if (!isWanted) return;
    let isLatest = true;
    const read = async () => {
      try {
        const mail = await consoleCall(announcementPreview, { query: { id, locale } });
        if (isLatest) setText(`${mail.subject}\n\n${mail.text}`);
      } catch (error) {
        // The last one stays.
        if (!(error instanceof CallError)) throw error;
      }
    };
    void read();
    return () => {
      isLatest = false;
    };
  }, [id, locale, revision, isWanted]);
  return text;
};

interface FrameProps {
  readonly announcement: Announcement;
  readonly locale: Locale;
  readonly width: 'phone' | 'desk';
  readonly scheme: 'light' | 'dark';
}

/** The frame is as high as the mail: nothing in it can be reached, so nothing has to be scrolled. */
function MailFrame({ announcement: { id, revision }, locale, width, scheme }: FrameProps) {
  const t = useTranslations('console');
  const [height, setHeight] = useState(640);
  const measure = useCallback((frame: HTMLIFrameElement | null) => {
    const read = () => {
      const page = frame?.contentDocument?.body;
      if (page) setHeight(page.scrollHeight);
    };
    frame?.addEventListener('load', read);
    return () => frame?.removeEventListener('load', read);
  }, []);
  return (
    <div className={`c-mail-frame c-mail-frame--${width}`} data-scheme={scheme}>
      <iframe
        key={width}
        title={t('announcements.previewFrame', { language: t(`memberLanguages.${locale}`) })}
        sandbox="allow-same-origin"
        src={announcementPreviewPath({ id, lang: locale, scheme, revision })}
        style={{ height }}
        ref={measure}
      />
    </div>
  );
}

interface PreviewProps {
  readonly announcement: Announcement;
  readonly locale: Locale;
  /** Brings what was typed to the server, before it is sent. */
  readonly onSave?: () => Promise<boolean>;
}

/** The mail as members get it, by the width of their screen, in light and dark, and as text. */
export function MailPreview({ announcement, locale, onSave }: PreviewProps) {
  const t = useTranslations('console.announcements');
  const [width, setWidth] = useState<'phone' | 'desk' | 'text'>('desk');
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { busy, run, message } = useAction();
  const { id, revision, fields } = announcement;
  const text = usePlainText(id, locale, revision, width === 'text');
  const test = () =>
    run(async () => {
      setSentTo(null);
      if (onSave && !(await onSave())) return;
      setSentTo((await consoleCall(announcementTest, { body: { id, locale } })).to);
    });
  useKeys([{ keys: 't', text: t('test'), run: () => void (!busy && test()) }]);
  const isEmpty = textState(fields.texts, locale) === 'missing';
  return (
    <aside className="c-announcement__preview" aria-label={t('preview')}>
      <div className="c-site-preview__bar">
        <h2>{t('preview')}</h2>
        <Segments
          label={t('width')}
          values={(['phone', 'desk', 'text'] as const).map(
            (one) => [one, t(`widths.${one}`)] as const,
          )}
          value={width}
          onChange={setWidth}
        />
        {width !== 'text' && (
          <Segments
            label={t('scheme')}
            values={[
              ['light', t('light')],
              ['dark', t('dark')],
            ]}
            value={scheme}
            onChange={setScheme}
          />
        )}
        <ConsoleButton
          small
          keys="t"
          busy={busy}
          online
          disabled={isEmpty}
          onClick={() => void test()}
        >
          {t('test')}
        </ConsoleButton>
      </div>
      <p role="status">{sentTo !== null && t('testSent', { to: sentTo })}</p>
      <ActionError message={message} />
      {isEmpty && <p className="c-note">{t('previewEmpty')}</p>}
      {!isEmpty && width === 'text' && (
        <pre className="c-mail-text" lang={locale}>
          {text}
        </pre>
      )}
      {!isEmpty && width !== 'text' && (
        <MailFrame announcement={announcement} locale={locale} width={width} scheme={scheme} />
      )}
    </aside>
  );
}
