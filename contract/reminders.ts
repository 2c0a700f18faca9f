/** What a member is reminded of above a page, the most important first. */
const reminders = ['activation', 'mail_stops', 'photo'] as const;

export type Reminder = (typeof reminders)[number];

/** When each was closed, in milliseconds. */
export type ClosedReminders = Readonly<Partial<Record<Reminder, number>>>;

/** Several members may share a device; a cookie has no room for many. */
const MAX_ENTRIES = 12;

/** Tells members of one device apart, and says nothing of who they are. */
const memberTag = (userId: string): string => userId.slice(-12);

interface Entry {
  readonly tag: string;
  readonly name: Reminder;
  readonly at: number;
}

const isReminder = (name: string): name is Reminder =>
  (reminders as readonly string[]).includes(name);

const parseEntries = (cookie: string): Entry[] =>
  cookie.split('~').flatMap((part) => {
    const [tag = '', name = '', time = ''] = part.split('.');
    const at = /^[\da-z]{1,11}$/.test(time) ? parseInt(time, 36) : NaN;
    return isReminder(name) && Number.isSafeInteger(at) ? [{ tag, name, at }] : [];
  });

/** The reminders a member closed on this device, from the cookie; unreadable ones are skipped. */
export const parseClosedReminders = (userId: string, cookie: string): ClosedReminders =>
  Object.fromEntries(
    parseEntries(cookie)
      .filter(({ tag }) => tag === memberTag(userId))
      .map(({ name, at }) => [name, at]),
  );

/** The cookie once a member has closed something. */
export const addClosedReminder = (
  cookie: string,
  userId: string,
  name: Reminder,
  at: number,
): string => {
  const tag = memberTag(userId);
  const others = parseEntries(cookie).filter((entry) => entry.tag !== tag || entry.name !== name);
  return [...others, { tag, name, at }]
    .slice(-MAX_ENTRIES)
    .map((entry) => `${entry.tag}.${entry.name}.${entry.at.toString(36)}`)
    .join('~');
};
