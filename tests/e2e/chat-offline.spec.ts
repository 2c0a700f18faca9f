import type { WebSocketRoute } from '@playwright/test';
import { linkTo } from '#contract/routes.ts';
import texts from '#messages/en/chat.ts';
import {
  addWriters,
  field,
  log,
  paying,
  messageWith,
  writeTo,
  send,
  windowOf,
} from '../support/browser/chats.ts';
import { expectAccessible, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import type { Person } from '../support/people.ts';

test.use({ viewport: screens.phone });

const { message, composer } = texts;

const chatOf = (id: string) => linkTo('chats-id', { id });

test('[CHAT-2] what is written offline leaves in order, exactly once', async ({
  browser,
  context,
  open,
  page,
  server,
  signIn,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  const [cor] = (await addWriters(server, ['Cor'])) as [Person];
  const me = await signIn('Olga', paying);
  const id = await writeTo(server, cor, me, 'Hello');
  const sockets: WebSocketRoute[] = [];
  let whenUp = Promise.resolve();
  await page.routeWebSocket('**/live/**', async (socket) => {
    await whenUp;
    sockets.push(socket);
    socket.connectToServer();
  });
  await open(chatOf(id));
  const other = await windowOf(browser, server, cor, chatOf(id));

  // The server is gone, the network is not: nobody is here as far as one knows.
  const here = page.getByRole('main').getByText(texts.presence.now);
  await expect(here).toBeVisible();
  let bringUp = () => {};
  whenUp = new Promise((resolve) => (bringUp = resolve));
  await Promise.all(sockets.map((socket) => socket.close()));
  await expect(page.getByText(composer.unreachable)).toBeVisible();
  await expect(here).toHaveCount(0);
  bringUp();
  await expect(page.getByText(composer.unreachable)).toHaveCount(0);
  await expect(here).toBeVisible();

  const lines = ['One', 'Two', 'Three'].map((word) => `${word} from the tunnel`);
  await context.setOffline(true);
  await expect(page.getByText(composer.offline)).toBeVisible();
  for (const line of lines) await send(page, line);
  await expect(log(page).getByText(message.waiting)).toHaveCount(3);
  await expectAccessible(page, 'a chat without network');
  await writeTo(server, cor, me, 'Are you there?');
  await field(page).fill('Not sent yet');
  await context.setOffline(false);
  await expect(page.getByText(composer.offline)).toHaveCount(0);
  await expect(log(page).getByText(message.waiting)).toHaveCount(0);
  await expect(messageWith(page, 'Are you there?')).toHaveCount(1);
  for (const window of [page, other]) {
    await expect
      .poll(() =>
        messageWith(window, 'from the tunnel').locator('.whitespace-pre-wrap').allTextContents(),
      )
      .toEqual(lines);
  }
  await page.reload();
  await expect(field(page)).toHaveValue('Not sent yet');
  await other.context().close();
});
