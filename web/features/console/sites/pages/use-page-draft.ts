import { useCallback, useEffect, useRef, useState } from 'react';
import type { PageText } from '#contract/console/site-pages.ts';
import { pageText } from '#contract/console/site-pages.ts';
import { sitePageSave } from '#contract/console/site-drafts.ts';
import { CallError } from '#contract/core/client.ts';
import type { ErrorAnswer } from '#contract/core/errors.ts';
import type { Locale } from '#contract/locales.ts';
import { consoleCall } from '../../console-call.ts';
import type { SiteEditor } from '../use-site-draft.ts';
import { pageFieldOf, textOf } from './site-page-list.ts';

/** Nothing is saved while somebody types. */
const PAUSE_MS = 700;

type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/** A page in one language while somebody writes it: saved in the draft as they type. */
export const usePageDraft = (editor: SiteEditor, page: string, locale: Locale) => {
  const { site, takeDraft, read } = editor;
  const [typed, setTyped] = useState<PageText | null>(null);
  const [state, setState] = useState<SaveState>('idle');
  const [refusal, setRefusal] = useState<ErrorAnswer | null>(null);
  const latest = useRef<PageText | null>(null);
  const stored = textOf(site, page, locale);
  const { id } = site.row;
  const { revision } = site.draft;

  const send = useCallback(
    async (text: PageText | null): Promise<boolean> => {
      setState('saving');
      try {
        const body = { site: id, seen: revision, page, locale, text };
        const { draft } = await consoleCall(sitePageSave, { body });
        takeDraft(draft);
        setRefusal(null);
        setState('saved');
        return true;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        setRefusal(error.answer);
        setState('failed');
        return false;
      }
    },
    [id, revision, page, locale, takeDraft],
  );

  const save = useCallback(async (): Promise<void> => {
    const text = latest.current;
    if (text === null || !pageText.safeParse(text).success) return;
    // A page that was begun, and in which nothing is written yet.
    if (stored === null && `${text.title}${text.body}`.trim() === '') return;
    if ((await send(text)) && latest.current === text) {
      latest.current = null;
      setTyped(null);
    }
  }, [send, stored]);

  // Whoever opens another page leaves nothing behind.
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  useEffect(() => () => void latestSave.current(), []);

  const isConflict = refusal?.code === 'field_changed';
  useEffect(() => {
    if (typed === null || isConflict) return;
    const timer = setTimeout(() => void save(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, isConflict, save]);

  const forget = () => {
    latest.current = null;
    setTyped(null);
    setRefusal(null);
  };

  return {
    /** What stands in the fields; null where the operator wrote nothing. */
    text: typed ?? stored,
    state,
    refusal,
    isConflict,
    isChanged: site.draft.changes.some(({ field }) => field === pageFieldOf(page, locale)),
    save,
    write: (text: PageText) => {
      latest.current = text;
      setTyped(text);
    },
    /** Takes the operator's words away: ours are back, or the page is gone in this language. */
    remove: async () => {
      forget();
      await send(null);
    },
    undo: async () => {
      forget();
      await editor.undo([pageFieldOf(page, locale)]);
    },
    /** Ends a conflict, one way or the other. */
    settle: async (keepMine: boolean) => {
      if (!keepMine) forget();
      await read();
      setRefusal(null);
    },
  };
};

export type PageDraft = ReturnType<typeof usePageDraft>;
