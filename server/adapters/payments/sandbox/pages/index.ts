import { paymentBrands } from '#contract/billing/enums.ts';
import type { ChoiceMethod } from '../choices.ts';
import { choicePages } from '../choices.ts';
import type { Attempt, Entry } from '../entry.ts';
import { pathOf } from '../entry.ts';
import { html } from '../../../html.ts';
import { bill, layout, priceOf } from './layout.ts';

export { cardPage, emptyCard, filledCard } from './card.ts';
export { STYLE_HASH } from './style.ts';

/** One of the payer's things is chosen, the first unless they say otherwise. */
export const choicePage = (entry: Entry, method: ChoiceMethod): string => {
  const title = paymentBrands[method];
  const { lead, legend, choices } = choicePages[method];
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
            ${choices.map(
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
