import type { Page } from '@playwright/test';
import { linkTo } from '../../contract/routes.ts';
import { screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { addPhotos } from '../support/browser/photos.ts';
import { addMen, cardOf, heading, near } from '../support/browser/searched.ts';
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

    test('the photo of a card moves to its page and back, where motion is wanted', async ({
      open,
      page,
      server,
      signIn,
    }) => {
      const name = reducedMotion === 'reduce' ? 'Calle' : 'Bent';
      const [man] = (await addMen(server, 'Assen', [name])) as [Person];
      await addPhotos(server, man, ['red']);
      await signIn(`Ida${name}`, near('Assen'));
      await watch(page);
      await open(linkTo('members'));
      await cardOf(page, name).click();
      await expect(heading(page)).toHaveText(new RegExp(`^${name}, `));
      const photo = `::view-transition-group(photo-${man.profileId})`;
      if (reducedMotion === 'no-preference')
        await expect.poll(() => movedOn(page)).toContain(photo);
      await page.goBack();
      await expect(cardOf(page, name)).toBeVisible();
      const times = async () => (await movedOn(page)).filter((part) => part === photo).length;
      if (reducedMotion === 'no-preference') await expect.poll(times).toBe(2);
      else expect(await movedOn(page)).toEqual([]);
    });
  });
}
