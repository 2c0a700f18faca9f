import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { chatLimits } from '#contract/chat/enums.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { ledgerOf, chatOf, historyOf, twoPeople, write } from '../support/chats.ts';
import { centreOf } from '../support/notifications.ts';
import type { Person } from '../support/people.ts';
import { untilErased } from '../support/photos.ts';
import { claim, fetchReviewFile, review } from '../support/reviews.ts';
import { withSettings } from '../support/sites.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';

const { messagePhotos } = tables;

const app = await appOfFile();
let mara: Person;
let aart: Person;
let staff: Staff;
let picture: Blob;

beforeAll(async () => {
  staff = await addStaff(app.core, ['moderator']);
  const wide = { width: 1200, height: 800, channels: 3, background: '#4a7' } as const;
  picture = new Blob([await sharp({ create: wide }).jpeg().toBuffer()]);
});

beforeEach(async () => {
  [mara, aart] = await twoPeople(app.core);
});

const as = ({ session }: Person) => app.as({ session });

const sendPhoto = async (from: Person, to: Person, client_id: string = randomUUID()) => {
  const sent = await as(from)(api.photoSend, {
    query: { member: to.profileId, client_id },
    body: picture as File,
  });
  const { photo } = sent.message;
  if (!photo) throw new Error('There is no photo.');
  return {
    ...sent,
    photo,
    which: { conversation: sent.message.conversation, no: sent.message.no },
  };
};

const status = async (session: string | undefined, name: string) =>
  (await app.send('GET', `/api/message-photos/${name}.webp`, session ? { session } : {}))
    .statusCode;

const reviewed = (run: () => Promise<void>) => withSettings(app, { photo_review: 'before' }, run);

const automatic = (run: () => Promise<void>) =>
  withSettings(app, { photo_review: 'automatic' }, run);

describe('a photo in a chat', () => {
  it('[CHAT-7] is paid, keeps its form, and is a blur until its receiver opens it', () =>
    automatic(async () => {
      const { photo, credits, which } = await sendPhoto(mara, aart);
      expect(credits).toBe(996);
      expect([photo.width, photo.height, photo.opened]).toEqual([960, 640, false]);
      const [stranger] = await twoPeople(app.core);
      const seen = async () => ({
        sender: await status(mara.session, photo.filename),
        receiver: await status(aart.session, photo.filename),
        blur: await status(aart.session, photo.locked_filename),
        stranger: await status(stranger.session, photo.filename),
        strangersBlur: await status(stranger.session, photo.locked_filename),
        nobody: await status(undefined, photo.filename),
      });
      const closed = { sender: 200, blur: 200, stranger: 404, strangersBlur: 404, nobody: 404 };
      expect(await seen()).toEqual({ ...closed, receiver: 404 });
      await expect(as(stranger)(api.photoOpen, { body: which })).rejects.toMatchObject({
        answer: { code: 'message_not_found' },
      });
      const { message } = await as(aart)(api.photoOpen, { body: which });
      expect(message.photo?.opened).toBe(true);
      // Its sender is not told.
      const { messages: own } = await as(mara)(api.messages, {
        query: { conversation: which.conversation },
      });
      expect(own.at(-1)?.photo?.opened).toBe(false);
      expect(await seen()).toEqual({ ...closed, receiver: 200 });
    }));

  it('[CHAT-7] comes open once both have written a few texts', () =>
    automatic(async () => {
      const texts = Array.from(
        { length: 2 * chatLimits.knownAfterTexts - 1 },
        (_, at) => `Text ${at}`,
      );
      const conversation = await chatOf(app, mara, aart, texts);
      const before = await sendPhoto(aart, mara);
      expect(await status(mara.session, before.photo.filename)).toBe(404);
      // Photos are no texts, and what was taken back was not said.
      const { message } = await write(app, aart, mara, 'Too bold');
      await as(aart)(api.messageDelete, { body: { conversation, no: message.no } });
      expect(await status(mara.session, (await sendPhoto(aart, mara)).photo.filename)).toBe(404);
      await write(app, aart, mara, 'As you like');
      const after = await sendPhoto(aart, mara);
      expect(await status(mara.session, after.photo.filename)).toBe(200);
      // Its sender is not told, neither now nor later.
      expect(after.photo.opened).toBe(false);
      const views = await Promise.all(
        [mara, aart].map(async (one) => (await historyOf(app, one, conversation)).at(-1)),
      );
      expect(views.map((view) => view?.photo?.opened)).toEqual([true, false]);
      // What came before stays as it was.
      expect(await status(mara.session, before.photo.filename)).toBe(404);
    }));

  it.each([
    ['always', 404],
    ['never', 200],
  ] as const)('[CHAT-7] is blurred as its receiver chose: %s', (photo_blur, expected) =>
    automatic(async () => {
      await as(aart)(api.profileUpdate, { body: { photo_blur } });
      // Whether or not they know each other.
      if (photo_blur === 'always') await chatOf(app, mara, aart, ['1', '2', '3', '4', '5', '6']);
      const { photo } = await sendPhoto(mara, aart);
      expect(await status(aart.session, photo.filename)).toBe(expected);
    }),
  );

  it('[CHAT-7] [CHAT-9] is not there for who was blocked, and comes back with the end of it', () =>
    automatic(async () => {
      const { photo, which } = await sendPhoto(mara, aart);
      const answer = await sendPhoto(aart, mara);
      await as(aart)(api.photoOpen, { body: which });
      const seenBy = async ({ session }: Person) =>
        Promise.all(
          [photo.filename, photo.locked_filename, answer.photo.filename].map((name) =>
            status(session, name),
          ),
        );
      await as(mara)(api.block, { body: { member: aart.profileId } });
      expect(await seenBy(aart)).toEqual([404, 404, 404]);
      await expect(as(aart)(api.photoOpen, { body: which })).rejects.toMatchObject({
        answer: { code: 'message_not_found' },
      });
      await as(mara)(api.photoOpen, { body: answer.which });
      expect(await seenBy(mara)).toEqual([200, 200, 200]);
      await as(mara)(api.unblock, { body: { member: aart.profileId } });
      expect(await seenBy(aart)).toEqual([200, 200, 200]);
    }));

  it('[CHAT-7] is not opened by its sender for the other one', () =>
    automatic(async () => {
      const { photo, which } = await sendPhoto(mara, aart);
      await as(mara)(api.photoOpen, { body: which });
      expect(await status(aart.session, photo.filename)).toBe(404);
    }));

  /** The photo in the moderators' queue. */
  const waitingOf = async (filename: string) => {
    const found = (await claim(app, staff, 'message_photo')).find(
      (item) => item.filename === filename,
    );
    if (!found) throw new Error('The photo does not wait.');
    return found;
  };

  it('[CHAT-7] waits for a moderator where the site wants it', () =>
    reviewed(async () => {
      const { photo, which } = await sendPhoto(mara, aart);
      expect(photo.status).toBe('pending');
      await as(aart)(api.photoOpen, { body: which });
      expect(await status(aart.session, photo.filename)).toBe(404);
      expect(await fetchReviewFile(app, staff, photo.filename)).toBe(200);
      const { id, member } = await waitingOf(photo.filename);
      expect(member).toMatchObject({ id: mara.profileId, name: mara.name });
      await review(app, staff, { kind: 'message_photo', id, decision: 'approved' });
      expect(await status(aart.session, photo.filename)).toBe(200);
      expect(await fetchReviewFile(app, staff, photo.filename)).toBe(404);
    }));

  it('[CHAT-7] that is refused leaves nothing but the reason', () =>
    reviewed(async () => {
      const { photo, which } = await sendPhoto(mara, aart);
      const { id } = await waitingOf(photo.filename);
      await review(app, staff, {
        kind: 'message_photo',
        id,
        decision: 'rejected',
        reason: 'nudity',
      });
      const [message] = await historyOf(app, aart, which.conversation);
      expect(message?.photo).toMatchObject({ status: 'rejected', reason: 'nudity', filename: '' });
      await untilErased(app, [photo.filename.split('-')[0], photo.locked_filename]);
      const { notifications } = await centreOf(app, mara);
      expect(notifications).toMatchObject([
        { kind: 'moderation', facts: { decision: 'rejected' } },
      ]);
    }));

  it('[CHAT-7] sent twice under one client id is one message, paid once', () =>
    automatic(async () => {
      const id = randomUUID();
      const first = await sendPhoto(mara, aart, id);
      const again = await sendPhoto(mara, aart, id);
      expect(again.message).toEqual(first.message);
      expect(await ledgerOf(app.core, mara)).toMatchObject({ credits: 996, spends: 1 });
    }));

  it('[CHAT-7] that nobody can read is refused and costs nothing', async () => {
    await expect(
      as(mara)(api.photoSend, {
        query: { member: aart.profileId, client_id: randomUUID() },
        body: new Blob(['<svg/>']) as File,
      }),
    ).rejects.toMatchObject({ answer: { code: 'not_a_picture' } });
    expect(await ledgerOf(app.core, mara)).toMatchObject({ credits: 1000 });
  });

  it('[CHAT-4] goes from the storage with its message', () =>
    automatic(async () => {
      const { photo, which } = await sendPhoto(mara, aart);
      await as(mara)(api.messageDelete, { body: which });
      expect(await status(mara.session, photo.filename)).toBe(404);
      const rows = await app.core.db
        .select()
        .from(messagePhotos)
        .where(eq(messagePhotos.conversationId, which.conversation));
      expect(rows).toEqual([]);
      await untilErased(app, [photo.filename.split('-')[0], photo.locked_filename]);
    }));
});
