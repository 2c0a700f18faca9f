import { useCallback, useEffect, useRef, useState } from 'react';
import type { SiteFieldName, SiteFields } from '#contract/console/site-fields.ts';
import type { SiteDraft } from '#contract/console/site-drafts.ts';
import { siteDraftSave, siteDraftUndo, siteRead } from '#contract/console/site-drafts.ts';
import { CallError } from '#contract/core/client.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import type { ErrorAnswer } from '#contract/core/errors.ts';
import { consoleCall } from '../console-call.ts';
import { misfitOf } from './field-kinds.ts';

export type EditedSite = Answer<typeof siteRead>;

/** Nothing is saved while somebody types. */
const PAUSE_MS = 500;

/** What somebody typed and the server has not taken yet. */
type Typed = Readonly<Partial<Record<SiteFieldName, unknown>>>;

/** A colleague was faster: what they wrote where somebody else was writing. */
interface Conflict {
  readonly field: SiteFieldName;
  readonly name: string;
  readonly theirs: unknown;
  readonly mine: unknown;
}

const without = (typed: Typed, fields: readonly string[]): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([field]) => !fields.includes(field)));

/** What is typed and fits; what does not stays where it is until it does. */
const fittingOf = (typed: Typed): Partial<SiteFields> =>
  Object.fromEntries(
    Object.entries(typed).filter(
      ([field, value]) => misfitOf(field as SiteFieldName, value) === null,
    ),
  );

const conflictOf = ({ code, values }: ErrorAnswer, typed: Typed): Conflict | null => {
  if (code !== 'field_changed' || !values) return null;
  const field = String(values['field']) as SiteFieldName;
  return {
    field,
    name: String(values['name']),
    theirs: JSON.parse(String(values['value'])) as unknown,
    mine: typed[field],
  };
};

/** The draft of a site while somebody edits it: saved as they type, and followed when they return. */
export const useSiteDraft = (loaded: EditedSite) => {
  const [site, setSite] = useState(loaded);
  const [typed, setTyped] = useState<Typed>({});
  const [state, setState] = useState<'idle' | 'saved' | 'saving' | 'failed'>('idle');
  const [refusal, setRefusal] = useState<ErrorAnswer | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const latest = useRef({ typed, revision: loaded.draft.revision });
  const { id } = site.row;

  const takeDraft = useCallback((draft: SiteDraft) => {
    latest.current.revision = draft.revision;
    setSite((before) => ({ ...before, draft }));
  }, []);

  const setTypedFields = useCallback((next: Typed) => {
    latest.current.typed = next;
    setTyped(next);
  }, []);

  const read = useCallback(async () => {
    const fresh = await consoleCall(siteRead, { query: { site: String(id) } });
    latest.current.revision = fresh.draft.revision;
    setSite(fresh);
  }, [id]);

  const refuse = useCallback((error: unknown) => {
    if (!(error instanceof CallError)) throw error;
    setState('failed');
    const found = conflictOf(error.answer, latest.current.typed);
    setConflict(found);
    setRefusal(found ? null : error.answer);
  }, []);

  /** Sends what fits; what was typed meanwhile is sent next. */
  const send = useCallback(async (): Promise<boolean> => {
    const fields = fittingOf(latest.current.typed);
    const names = Object.keys(fields);
    if (names.length === 0) return Object.keys(latest.current.typed).length === 0;
    setState('saving');
    try {
      const body = { site: id, seen: latest.current.revision, fields };
      const { draft } = await consoleCall(siteDraftSave, { body });
      takeDraft(draft);
      // Another company has other fields.
      if ('company' in fields) await read();
      const sent: Readonly<Record<string, unknown>> = fields;
      const done = names.filter(
        (name) => latest.current.typed[name as SiteFieldName] === sent[name],
      );
      setTypedFields(without(latest.current.typed, done));
      setRefusal(null);
      setState('saved');
      return Object.keys(latest.current.typed).length === 0;
    } catch (error) {
      refuse(error);
      return false;
    }
  }, [id, read, refuse, setTypedFields, takeDraft]);

  const underWay = useRef<Promise<boolean>>(Promise.resolve(true));
  /** One after the other: each has to know what the one before has written. */
  const save = useCallback((): Promise<boolean> => {
    underWay.current = underWay.current.then(send, send);
    return underWay.current;
  }, [send]);

  // Whoever opens another page leaves nothing behind.
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  useEffect(() => () => void latestSave.current(), []);

  useEffect(() => {
    if (Object.keys(typed).length === 0 || conflict) return;
    const timer = setTimeout(() => void save(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, conflict, save]);

  // Whoever comes back sees what colleagues have done meanwhile.
  useEffect(() => {
    const follow = () => {
      if (Object.keys(latest.current.typed).length === 0) void read().catch(() => undefined);
    };
    addEventListener('focus', follow);
    return () => removeEventListener('focus', follow);
  }, [read]);

  const undo = async (fields?: readonly string[]) => {
    setTypedFields(fields ? without(latest.current.typed, fields) : {});
    await underWay.current.catch(() => undefined);
    try {
      const body = {
        site: id,
        seen: latest.current.revision,
        ...(fields && { fields: [...fields] }),
      };
      takeDraft((await consoleCall(siteDraftUndo, { body })).draft);
      if ('company' in changes) await read();
      setState('saved');
      setRefusal(null);
    } catch (error) {
      refuse(error);
      await read();
    }
  };

  const changes = Object.fromEntries(site.draft.changes.map((change) => [change.field, change]));
  return {
    site,
    state,
    refusal,
    conflict,
    read,
    save,
    undo,
    takeDraft,
    isChanged: (field: string) => field in changes || field in typed,
    valueOf: (field: SiteFieldName): unknown =>
      field in typed ? typed[field] : (changes[field]?.value ?? site.live[field]),
    misfit: (field: SiteFieldName) => (field in typed ? misfitOf(field, typed[field]) : null),
    change: (field: SiteFieldName, value: unknown) =>
      setTypedFields({ ...latest.current.typed, [field]: value }),
    /** Ends a conflict, one way or the other. */
    settle: async (keepMine: boolean) => {
      if (conflict && !keepMine) setTypedFields(without(latest.current.typed, [conflict.field]));
      await read();
      setConflict(null);
    },
  };
};

export type SiteEditor = ReturnType<typeof useSiteDraft>;
