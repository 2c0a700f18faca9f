import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { OwnProfile } from '#contract/members/profile.ts';
import { profileUpdate } from '#contract/members/profile.ts';
import { call } from '#web/lib/call.ts';
import type { EditField, Saver, SaverState } from './saver.ts';
import { createSaver, editedProfile, isUnsaved } from './saver.ts';

const SaverContext = createContext<Saver | null>(null);

/** The saver of a page that was left with unsaved edits; used again when the member returns. */
let unsavedSaver: Saver | null = null;

const getSaver = (profile: OwnProfile): Saver => {
  const known = unsavedSaver?.state().profile.id === profile.id ? unsavedSaver : null;
  return known ?? createSaver(profile, (body) => call(profileUpdate, { body }));
};

/** Leaving the page sends what still waits, and asks first if that may come too late. */
const useSaveOnLeave = (saver: Saver) => {
  useEffect(() => {
    const flush = () => void saver.flush();
    const hide = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    const leave = (event: BeforeUnloadEvent) => {
      if (isUnsaved(saver.state())) event.preventDefault();
      flush();
    };
    // What was left behind the last time is tried again.
    if (isUnsaved(saver.state())) flush();
    addEventListener('beforeunload', leave);
    addEventListener('online', flush);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('beforeunload', leave);
      removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', hide);
      unsavedSaver = isUnsaved(saver.state()) ? saver : null;
      flush();
    };
  }, [saver]);
};

/** Around everything on a page that edits the own profile. */
export function ProfileSaver({ profile, children }: { profile: OwnProfile; children: ReactNode }) {
  const [saver] = useState(() => getSaver(profile));
  useEffect(() => saver.applyLoaded(profile), [saver, profile]);
  useSaveOnLeave(saver);
  return <SaverContext value={saver}>{children}</SaverContext>;
}

const useSaver = (): Saver => {
  const saver = use(SaverContext);
  if (!saver) throw new Error('The profile is not edited here.');
  return saver;
};

const useSaverState = (): SaverState => {
  const saver = useSaver();
  return useSyncExternalStore(saver.subscribe, saver.state, saver.state);
};

/** The profile as it is being edited, and how to go on. */
export const useProfile = () => {
  const { edit, flush } = useSaver();
  const state = useSaverState();
  return { profile: editedProfile(state), state, edit, flush };
};

export type { EditField };
