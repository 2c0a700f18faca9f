import type { Page } from '@playwright/test';
import { linkTo } from '#contract/routes.ts';
import chat from '#messages/en/chat.ts';
import { rowOf, messageWith, writeTo } from '../support/browser/chats.ts';
import { screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { addPhotos } from '../support/browser/photos.ts';
import { addMen, cardOf, heading, near } from '../support/browser/search-people.ts';
import type { Person } from '../support/people.ts';

test.use({ viewport: screens.phone });

/** Notes which parts of the page move whenever one page turns into another. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = begin(update);
      void transition.ready.then(() => {
        moved.push(
          ...document
            .getAnimations()
            .flatMap(({ effect }) =>
              effect instanceof KeyframeEffect && effect.pseudoElement
                ? [effect.pseudoElement]
                : [],
            ),
        );
      });
      return transition;
    };
  });

const movedOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: string[] }).moved);

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });
    const isWanted = reducedMotion === 'no-preference';

    test('pictures move to their page and back, where motion is wanted', async ({
      open,
      page,
      server,
      signIn,
    }) => {
      const name = isWanted ? 'Bent' : 'Calle';
      const [man] = (await addMen(server, 'Assen', [name])) as [Person];
      await addPhotos(server, man, ['red']);
      const me = await signIn(`Ida${name}`, near('Assen'));
      const expectMoved = async (part: string, times: number) => {
        const pictures = async () =>
          (await movedOn(page)).filter((moved) => moved === `::view-transition-group(${part})`);
        await expect.poll(pictures).toHaveLength(isWanted ? times : 0);
      };
      await watch(page);
      await open(linkTo('members'));
      await cardOf(page, name).click();
      await expect(heading(page)).toHaveText(new RegExp(`^${name}, `));
      await expectMoved(`photo-${man.profileId}`, 1);
      await page.goBack();
      await expect(cardOf(page, name)).toBeVisible();
      await expectMoved(`photo-${man.profileId}`, 2);

      const conversation = await writeTo(server, man, me, 'Hello');
      await open(linkTo('chats'));
      await rowOf(page, name).getByRole('link').click();
      await expect(messageWith(page, 'Hello')).toBeVisible();
      await expectMoved(`face-${conversation}`, 1);
      await page.getByRole('link', { name: chat.header.back }).click();
      await expect(rowOf(page, name)).toBeVisible();
      await expectMoved(`face-${conversation}`, 2);
    });
  });
}
