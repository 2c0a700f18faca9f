import type { ChoiceMethod } from '../choices.ts';
import { choices } from '../choices.ts';
import type { Attempt, Entry } from '../entry.ts';
import { pathOf } from '../entry.ts';
import { html } from '../../../html.ts';
import { bill, layout, priceOf } from './layout.ts';

export { cardPage, emptyCard, filledCard } from './card.ts';
export { STYLE_HASH } from './style.ts';

const words: Readonly<Record<ChoiceMethod, { title: string; lead: string; legend: string }>> = {
  applepay: {
    title: 'Apple Pay',
    lead: 'Confirm on your device. Here a button is enough.',
    legend: 'Card in the wallet',
  },
  googlepay: {
    title: 'Google Pay',
    lead: 'Confirm in your browser. Here a button is enough.',
    legend: 'Card in the wallet',
  },
  paypal: {
    title: 'PayPal',
    lead: 'Signed in as Test Payer, payer@mail.example.',
    legend: 'Pay with',
  },
  ideal: {
    title: 'iDEAL',
    lead: 'You confirm the payment at your bank on the next page.',
    legend: 'Your bank',
  },
  bancontact: {
    title: 'Bancontact',
    lead: 'Confirm in your app. Here a button is enough.',
    legend: 'Card',
  },
};

/** One of the payer's things is chosen, the first unless they say otherwise. */
export const choicePage = (entry: Entry, method: ChoiceMethod): string => {
  const { title, lead, legend } = words[method];
  return layout(
    `Pay ${priceOf(entry)} with ${title}`,
    html`${bill(entry)}
      <section class="panel form">
        <div class="head">
          <img src="/api/assets/paymentmethod/${method}.svg" alt="" width="48" height="32" />
          <div>
            <h2>${title}</h2>
            <p class="muted">${lead}</p>
          </div>
        </div>
        <form method="post" action="${pathOf(entry.reference)}">
          <fieldset class="choices">
            <legend>${legend}</legend>
            ${choices[method].map(
              ({ id, name, does }, index) =>
                html`<label class="choice">
                  <input type="radio" name="with" value="${id}" ${index === 0 && html`checked`} />
                  <span><b>${name}</b><span class="muted">${does}</span></span>
                </label>`,
            )}
          </fieldset>
          <div class="buttons">
            <button class="pay" name="do" value="pay">Pay ${priceOf(entry)}</button>
            <button name="do" value="cancel">Cancel payment</button>
          </div>
        </form>
      </section>`,
  );
};

/** The bank asks whether it is really the payer. */
export const confirmPage = (entry: Entry, { asks, paidWith }: Attempt): string => {
  const atBank = asks === 'bank';
  const title = atBank ? paidWith.brand : 'Is this you?';
  return layout(
    title,
    html`${bill(entry)}
      <section class="panel form">
        <div class="head">
          <img src="/api/assets/paymentmethod/${entry.method}.svg" alt="" width="48" height="32" />
          <div>
            <h2>${title}</h2>
            <p class="muted">
              ${atBank ? 'This page plays the bank.' : '3-D Secure: this page plays the card’s bank.'}
            </p>
          </div>
        </div>
        <form method="post" action="${pathOf(entry.reference)}">
          <p class="asked">
            ${atBank ? 'From your account ending in' : 'With your card ending in'}
            <b>${paidWith.last4}</b> you pay <b>${priceOf(entry)}</b> for ${entry.description}.
          </p>
          <div class="buttons">
            <button class="pay" name="do" value="yes">Confirm payment</button>
            <button name="do" value="no">
              ${atBank ? 'Cancel payment' : 'No, this is not me'}
            </button>
          </div>
        </form>
      </section>`,
  );
};

const plain = (title: string, text: string): string =>
  layout(
    title,
    html`<section class="panel plain">
      <h1>${title}</h1>
      <p>${text}</p>
      <p><a href="/">Back to the site</a></p>
    </section>`,
  );

export const missingPage = (): string =>
  plain('No such payment', 'The address is not complete, or the payment was never begun.');

export const foreignPage = (): string =>
  plain('Not from here', 'This form was sent by another site. Nothing was paid.');
