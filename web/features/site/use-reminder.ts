import { useCallback } from 'react';
import { cookies, cookieMaxAgeSeconds } from '#contract/cookies.ts';
import type { ClosedReminders, Reminder } from '#contract/reminders.ts';
import { addClosedReminder } from '#contract/reminders.ts';
import { createStore } from '#web/lib/store.ts';
import { useStore } from '#web/lib/use-store.ts';
import { useSite } from './site-context.ts';

/** What was closed since the document was loaded, by member. */
const closedHere = createStore<Readonly<Record<string, ClosedReminders>>>({});

const readCookie = (): string =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${cookies.reminders}=`))
    ?.slice(cookies.reminders.length + 1) ?? '';

const close = (userId: string, name: Reminder): void => {
  const at = Date.now();
  const value = addClosedReminder(readCookie(), userId, name, at);
  document.cookie = `${cookies.reminders}=${value}; path=/; max-age=${cookieMaxAgeSeconds.locale}; samesite=lax`;
  const all = closedHere.get();
  closedHere.set({ ...all, [userId]: { ...all[userId], [name]: at } });
};

/**
 * When the member closed what they are reminded of, and a way to close it now. The server knows it
 * too, so that a page comes with all that it is going to show.
 */
export const useReminder = (name: Reminder): [closedAt: number | null, close: () => void] => {
  const { closed, user } = useSite();
  const id = user?.id ?? '';
  const closedNow = useStore(closedHere)[id]?.[name];
  return [closedNow ?? closed[name] ?? null, useCallback(() => close(id, name), [id, name])];
};
