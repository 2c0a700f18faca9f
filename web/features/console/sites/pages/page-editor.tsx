import { useTranslations } from 'use-intl';
import { consoleLimits } from '#contract/console/limits.ts';
import type { PageText } from '#contract/console/site-pages.ts';
import { pageText, sitePageOriginal } from '#contract/console/site-pages.ts';
import type { Locale } from '#contract/locales.ts';
import type { StaticPage } from '#contract/routes.ts';
import { useErrorText } from '#web/lib/use-refusal.ts';
import { Field } from '#web/ui/field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { ActionError } from '../../action-error.tsx';
import { ConsoleButton } from '../../console-button.tsx';
import { consoleCall } from '../../console-call.ts';
import { ConsoleInput, ConsoleTextarea } from '../../console-fields.tsx';
import { useAction } from '../../use-action.ts';
import type { SiteEditor } from '../use-site-draft.ts';
import { useUntrimmed } from '../use-untrimmed.ts';
import type { ListedPage } from './site-page-list.ts';
import type { PageDraft } from './use-page-draft.ts';

const { pageLength, titleLength } = consoleLimits.sites;

interface EditorProps {
  readonly editor: SiteEditor;
  readonly page: ListedPage;
  readonly locale: Locale;
  readonly draft: PageDraft;
}

/** Where the operator has written nothing yet: what is there instead, and how to begin. */
function Unwritten({ editor, page, locale, draft }: EditorProps) {
  const t = useTranslations('console.sitePages');
  const { busy, run, message } = useAction();
  const { name, isStatic } = page;
  const begin = () =>
    run(async () => {
      if (!isStatic) return draft.write({ title: '', body: '' });
      const query = { site: String(editor.site.row.id), page: name as StaticPage, locale };
      draft.write(await consoleCall(sitePageOriginal, { query }));
    });
  return (
    <div className="c-page-unwritten">
      <p>{isStatic ? t('productText') : t('missingText')}</p>
      <ConsoleButton icon="note-pencil" look="primary" busy={busy} onClick={() => void begin()}>
        {isStatic ? t('startFromProduct') : t('start')}
      </ConsoleButton>
      {draft.isChanged && (
        <ConsoleButton onClick={() => void draft.undo()}>{t('undo')}</ConsoleButton>
      )}
      <ActionError message={message} />
    </div>
  );
}

/** Whether the footer of every page leads to this one. */
function FooterSwitch({ editor, name }: { editor: SiteEditor; name: string }) {
  const t = useTranslations('console.sitePages');
  const value = editor.valueOf('footer_pages');
  const shown = Array.isArray(value) ? value.map(String) : [];
  const isShown = shown.includes(name);
  const toggle = () =>
    editor.change(
      'footer_pages',
      isShown ? shown.filter((other) => other !== name) : [...shown, name],
    );
  return (
    <p className="c-page-footer">
      <Switch type="button" label={t('inFooter')} checked={isShown} onClick={toggle} />
      <span aria-hidden>{t('inFooter')}</span>
    </p>
  );
}

/** A page in one language: its title and its text, saved as one writes. */
export function PageEditor(props: EditorProps) {
  const { editor, page, locale, draft } = props;
  const t = useTranslations('console.sitePages');
  const settings = useTranslations('console.settings');
  const fields = useTranslations('fields');
  const errorText = useErrorText();
  const { text, state, refusal, isConflict } = draft;
  const [title, keepTitle] = useUntrimmed(text?.title ?? '');
  const [body, keepBody] = useUntrimmed(text?.body ?? '');
  const states = {
    idle: '',
    saving: settings('saving'),
    saved: settings('saved'),
    failed: settings('notSaved'),
  };
  if (!text) return <Unwritten {...props} />;
  const errorOf = (part: keyof PageText, value: string, missing: string) => {
    if (value.trim() === '') return missing;
    return pageText.shape[part].safeParse(value).success ? undefined : fields('invalid');
  };
  return (
    <div className="c-page-editor">
      <Field
        label={t('title')}
        note={settings('length', { count: title.length, max: titleLength })}
        error={errorOf('title', title, t('noTitle'))}
      >
        <ConsoleInput
          name="title"
          lang={locale}
          maxLength={titleLength}
          value={title}
          onChange={({ target }) => {
            keepTitle(target.value);
            draft.write({ title: target.value, body });
          }}
        />
      </Field>
      <Field
        label={t('body')}
        note={settings('length', { count: body.length, max: pageLength })}
        hint={t('bodyHint')}
        error={errorOf('body', body, t('noBody'))}
      >
        <ConsoleTextarea
          name="body"
          lang={locale}
          rows={22}
          maxLength={pageLength}
          value={body}
          onChange={({ target }) => {
            keepBody(target.value);
            draft.write({ title, body: target.value });
          }}
        />
      </Field>
      {!page.isStatic && <FooterSwitch editor={editor} name={page.name} />}
      <div className="c-row">
        <ConsoleButton small icon="trash" online onClick={() => void draft.remove()}>
          {page.isStatic ? t('toProduct') : t('remove')}
        </ConsoleButton>
        {draft.isChanged && (
          <ConsoleButton small online onClick={() => void draft.undo()}>
            {t('undo')}
          </ConsoleButton>
        )}
        <small role={state === 'failed' ? 'alert' : 'status'}>
          {states[state]}
          {refusal && !isConflict && `: ${errorText(refusal)}`}
        </small>
      </div>
      {isConflict && (
        <div className="c-note c-note--danger" role="alert">
          <p>{t('conflict', { name: String(refusal?.values?.['name']) })}</p>
          <div className="c-row">
            <ConsoleButton small look="primary" onClick={() => void draft.settle(false)}>
              {settings('keepTheirs')}
            </ConsoleButton>
            <ConsoleButton small onClick={() => void draft.settle(true)}>
              {settings('keepMine')}
            </ConsoleButton>
          </div>
        </div>
      )}
    </div>
  );
}
