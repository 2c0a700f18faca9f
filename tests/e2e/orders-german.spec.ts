import { cookies } from '#contract/cookies.ts';
import { linkTo } from '#contract/routes.ts';
import de from '#messages/de/orders.ts';
import { expectFits, phone } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { buy, orderPage, packageOf } from '../support/browser/payments.ts';

test.describe('in German on a small phone', () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test('[PAY-1] everything fits', async ({ context, open, page, server, signIn }) => {
    const person = await signIn('Viktor');
    const url = server.url('duet.localhost');
    await context.addCookies([{ name: cookies.locale, value: 'de', url }]);
    const { id } = await packageOf(server, person);
    await open(orderPage(id, undefined, { code: 'NICHTS' }));
    await expect(page.getByRole('heading', { level: 1, name: de.overview.title })).toBeVisible();
    await expectFits(page, 'Bestellung');
    const paid = await buy(server, person);
    await open(linkTo('transactions-id', { id: paid }));
    await expectFits(page, 'Zahlung');
    await open(linkTo('transactions-id', { id: paid }, { print: 1 }));
    await expectFits(page, 'Beleg');
    await open(linkTo('transactions-id'));
    await expectFits(page, 'Zahlungen');
    await open(linkTo('transactions-id', {}, { show: 'credits' }));
    await expectFits(page, 'Credits');
    await open(linkTo('credits-repeat-order'));
    await expectFits(page, 'Wiederholung');
  });
});
