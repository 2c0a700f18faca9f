import { CallError } from '#contract/core/client.ts';
import type { Input } from '#contract/core/endpoint.ts';
import type { ErrorAnswer, FieldErrors } from '#contract/core/errors.ts';
import type { OwnProfile, profileUpdate } from '#contract/members/profile.ts';
import { createStore } from '#web/lib/store.ts';
import type { SaveStatus } from '#web/ui/save-indicator.tsx';

export type EditField = keyof Input<typeof profileUpdate>['body'];
export type Edits = Partial<Pick<OwnProfile, EditField>>;

export interface SaverState {
  /** As the server knows it. */
  readonly profile: OwnProfile;
  /** What it does not know yet: not sent so far, or refused. */
  readonly edits: Edits;
  readonly sending: Edits;
  /** Why all that was sent last is still here. */
  readonly failure: ErrorAnswer | null;
  /** Why some of it cannot be saved as it is. */
  readonly refused: FieldErrors;
  /** What has been saved since the page was opened. */
  readonly saved: readonly EditField[];
}

export interface Saver {
  readonly state: () => SaverState;
  readonly subscribe: (changed: () => void) => () => void;
  /** Takes what was chosen or typed, and sends it after a pause. */
  readonly edit: (edits: Edits, pauseMs?: number) => void;
  /** Sends at once what waits, also what was refused before. */
  readonly flush: () => Promise<void>;
  /** Takes over what the page has loaded anew. */
  readonly applyLoaded: (profile: OwnProfile) => void;
}

const fieldsOf = (edits: Edits) => Object.keys(edits) as EditField[];

const omit = <T extends object>(all: T, fields: readonly string[]): T =>
  Object.fromEntries(Object.entries(all).filter(([field]) => !fields.includes(field))) as T;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const unchanged = (profile: OwnProfile, edits: Edits) =>
  fieldsOf(edits).filter((field) => isSame(edits[field], profile[field]));

/** The profile as the member has it before their eyes. */
export const editedProfile = ({ profile, sending, edits }: SaverState): OwnProfile => ({
  ...profile,
  ...sending,
  ...edits,
});

export const isUnsaved = ({ edits, sending }: SaverState): boolean =>
  fieldsOf(edits).length > 0 || fieldsOf(sending).length > 0;

/** What one part of the page tells about its fields. */
export const statusOf = (state: SaverState, fields: readonly EditField[]): SaveStatus => {
  const { sending, edits, failure, refused, saved } = state;
  if (fields.some((field) => field in sending)) return 'saving';
  const waiting = fields.filter((field) => field in edits);
  if (waiting.some((field) => failure !== null || field in refused)) return 'failed';
  if (waiting.length > 0) return 'saving';
  return fields.some((field) => saved.includes(field)) ? 'saved' : 'idle';
};

const initialState = { edits: {}, sending: {}, failure: null, refused: {}, saved: [] } as const;

/**
 * Saves a profile as it is edited: one request at a time, each with only what changed. What fails
 * stays here and goes along with the next one; a refused field waits until it is edited again.
 */
export const createSaver = (
  known: OwnProfile,
  send: (edits: Edits) => Promise<{ readonly profile: OwnProfile }>,
): Saver => {
  const store = createStore<SaverState>({ ...initialState, profile: known });
  const state = store.get;
  const set = (changes: Partial<SaverState>) => store.set({ ...state(), ...changes });
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sendEdits = async (due: Edits) => {
    set({ edits: omit(state().edits, fieldsOf(due)), sending: due, failure: null });
    try {
      const { profile } = await send(due);
      set({ profile, sending: {}, saved: [...new Set([...state().saved, ...fieldsOf(due)])] });
    } catch (error) {
      const refused = error instanceof CallError ? error.answer.fields : undefined;
      set({
        // Edited again meanwhile: the newer one counts.
        edits: { ...due, ...state().edits },
        sending: {},
        ...(refused && {
          refused: { ...state().refused, ...omit(refused, fieldsOf(state().edits)) },
        }),
      });
      if (!(error instanceof CallError)) throw error;
      if (!refused) set({ failure: error.answer });
    }
  };

  const isPausing = () => timer !== undefined;

  const sendDue = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (fieldsOf(state().sending).length > 0) return;
    const same = unchanged(state().profile, state().edits);
    set({ edits: omit(state().edits, same), refused: omit(state().refused, same) });
    const due = omit(state().edits, Object.keys(state().refused));
    if (fieldsOf(due).length === 0) return;
    await sendEdits(due);
    // Typed while the request was under way, or held up by a refused field. Whatever else went
    // wrong, such as the connection, would go wrong again.
    if (state().failure === null && !isPausing()) await sendDue();
  };

  return {
    state,
    subscribe: store.subscribe,
    edit: (edits, pauseMs = 0) => {
      set({
        edits: { ...state().edits, ...edits },
        refused: omit(state().refused, fieldsOf(edits)),
      });
      clearTimeout(timer);
      timer = setTimeout(() => void sendDue(), pauseMs);
    },
    flush: () => {
      set({ refused: {} });
      return sendDue();
    },
    applyLoaded: (profile) => {
      if (profile !== state().profile) set({ profile });
    },
  };
};
