import { expect, it } from 'vitest';
import { parseClosedReminders, addClosedReminder } from './reminders.ts';

const [ann, ben] = ['01890000-0000-7000-8000-00000000000a', '01890000-0000-7000-8000-00000000000b'];
const AT = Date.parse('2026-03-01T12:00:00.000Z');

it('[MEM-12] [NOTE-5] keeps when a member closed what', () => {
  const cookie = addClosedReminder(
    addClosedReminder('', ann, 'photo', AT),
    ann,
    'mail_stops',
    AT + 1,
  );
  expect(parseClosedReminders(ann, cookie)).toEqual({ photo: AT, mail_stops: AT + 1 });
  expect(parseClosedReminders(ann, addClosedReminder(cookie, ann, 'photo', AT + 2)).photo).toBe(
    AT + 2,
  );
});

it('[MEM-12] each member of a shared device closes for themselves', () => {
  const cookie = addClosedReminder(addClosedReminder('', ann, 'photo', AT), ben, 'activation', AT);
  expect(parseClosedReminders(ann, cookie)).toEqual({ photo: AT });
  expect(parseClosedReminders(ben, cookie)).toEqual({ activation: AT });
});

it('stays short, and forgets the oldest', () => {
  let cookie = addClosedReminder('', ann, 'photo', AT);
  for (let no = 0; no < 30; no += 1)
    cookie = addClosedReminder(cookie, `member-${no}`, 'photo', AT);
  expect(cookie.length).toBeLessThan(500);
  expect(parseClosedReminders('member-29', cookie)).toEqual({ photo: AT });
  expect(parseClosedReminders(ann, cookie)).toEqual({});
  expect(cookie).toMatch(/^[\w.~-]*$/);
});

it.each(['', '~', '..', 'x.photo.', '00000000000a.photo.zzzzzzzzzzzzzzzzzzz', '%', 'a.b.c~d.e.f'])(
  'reads nothing from %j',
  (cookie) => {
    expect(parseClosedReminders(ann, cookie)).toEqual({});
    expect(parseClosedReminders(ann, addClosedReminder(cookie, ann, 'photo', AT))).toEqual({
      photo: AT,
    });
  },
);
