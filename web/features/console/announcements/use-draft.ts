import { useCallback, useEffect, useRef, useState } from 'react';
import type { Announcement, AnnouncementFields } from '#contract/console/announcement-views.ts';
import { announcementRead, announcementSave } from '#contract/console/announcements.ts';
import { CallError } from '#contract/core/client.ts';
import type { ErrorAnswer } from '#contract/core/errors.ts';
import { consoleCall } from '../console-call.ts';

/** Nothing is saved while somebody types. */
const PAUSE_MS = 700;

/** A draft while somebody writes it: saved as they type, one save after the other. */
export const useDraft = (loaded: Announcement) => {
  const [announcement, setAnnouncement] = useState(loaded);
  const [fields, setFields] = useState(loaded.fields);
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle');
  const [refusal, setRefusal] = useState<ErrorAnswer | null>(null);
  const latest = useRef({ fields: loaded.fields, saved: loaded.fields, revision: loaded.revision });
  const running = useRef<Promise<boolean> | null>(null);
  const { id } = loaded;

  const sendLatest = useCallback(async (): Promise<boolean> => {
    while (latest.current.fields !== latest.current.saved) {
      const sent = latest.current.fields;
      setState('saving');
      try {
        const body = { id, seen: latest.current.revision, fields: sent };
        const saved = await consoleCall(announcementSave, { body });
        latest.current = { ...latest.current, saved: sent, revision: saved.revision };
        setAnnouncement(saved);
        setRefusal(null);
        setState('saved');
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        setRefusal(error.answer);
        setState('failed');
        return false;
      }
    }
    return true;
  }, [id]);

  /** Whether all that was typed is on the server. */
  const save = useCallback((): Promise<boolean> => {
    if (running.current) return running.current;
    const sending = sendLatest().finally(() => {
      running.current = null;
    });
    running.current = sending;
    return sending;
  }, [sendLatest]);

  const isConflict = refusal?.code === 'announcement_changed';
  useEffect(() => {
    if (fields === latest.current.saved || isConflict) return;
    const timer = setTimeout(() => void save(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [fields, isConflict, save]);

  // Whoever leaves the page leaves nothing behind.
  useEffect(() => () => void save(), [save]);

  const change = (changed: Partial<AnnouncementFields>) => {
    const next = { ...latest.current.fields, ...changed };
    latest.current.fields = next;
    setFields(next);
  };

  /** Takes what a colleague wrote instead. */
  const load = async () => {
    const fresh = await consoleCall(announcementRead, { query: { id } });
    latest.current = { fields: fresh.fields, saved: fresh.fields, revision: fresh.revision };
    setAnnouncement(fresh);
    setFields(fresh.fields);
    setRefusal(null);
    setState('idle');
  };

  return { announcement, fields, state, refusal, isConflict, change, save, load };
};

export type Draft = ReturnType<typeof useDraft>;
