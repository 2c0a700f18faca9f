import type { CardErrors, CardField } from '../cards.ts';
import { grouped, mayRepeat, testCards } from '../cards.ts';
import type { Entry } from '../entry.ts';
import { pathOf } from '../entry.ts';
import { html } from '../../../html.ts';
import type { Html } from '../../../html.ts';
import { bill, layout, priceOf } from './layout.ts';

interface CardForm {
  readonly typed: Readonly<Record<CardField, string>>;
  readonly keep: boolean;
  readonly errors: CardErrors;
}

export const emptyCard: CardForm = {
  typed: { number: '', expiry: '', cvc: '', name: '' },
  keep: false,
  errors: {},
};

/** A form that is filled in with a test card, for whoever picked one from the list. */
export const filledCard = (last4: string, now: Date): CardForm => {
  const card = testCards.find(({ number }) => number.endsWith(last4) && last4.length === 4);
  if (!card) return emptyCard;
  const year = String(now.getUTCFullYear() + 3).slice(-2);
  const typed = {
    number: grouped(card.number),
    expiry: `12/${year}`,
    cvc: '123',
    name: 'Test Payer',
  };
  return { ...emptyCard, typed };
};

interface FieldWords {
  readonly label: string;
  readonly hint: string | null;
  readonly numeric: boolean;
}

const fields: Readonly<Record<CardField, FieldWords>> = {
  number: { label: 'Card number', hint: null, numeric: true },
  expiry: { label: 'Expiry date', hint: 'MM/YY', numeric: true },
  cvc: { label: 'Security code', hint: null, numeric: true },
  name: { label: 'Name on card', hint: null, numeric: false },
};

/** Nothing is filled in by the browser: what it knows are real cards. */
const field = (name: CardField, { typed, errors }: CardForm): Html => {
  const { label, hint, numeric } = fields[name];
  const error = errors[name];
  const first = Object.keys(errors)[0] === name;
  const value = name === 'number' && !mayRepeat(typed.number) ? '' : typed[name];
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      autocomplete="off"
      spellcheck="false"
      maxlength="70"
      ${hint !== null && html`placeholder="${hint}"`}
      ${numeric && html`inputmode="numeric"`}
      ${error !== undefined && html`aria-invalid="true" aria-describedby="${name}-error"`}
      ${first && html`autofocus`}
    />
    ${error !== undefined && html`<p class="error" id="${name}-error">${error}</p>`}
  </div>`;
};

const tests = html`<section class="panel tests">
  <h2>Test cards</h2>
  <p class="muted">Pick one and the form is filled in. Any later date and any code will do.</p>
  <ul class="cards">
    ${testCards.map(
      ({ number, does }) =>
        html`<li>
          <a href="?try=${number.slice(-4)}#form">
            <b>${grouped(number)}</b><span class="muted">${does}</span>
          </a>
        </li>`,
    )}
  </ul>
</section>`;

export const cardPage = (entry: Entry, form: CardForm): string => {
  const wrong = Object.keys(form.errors).length > 0;
  return layout(
    `${wrong ? 'Please check: ' : ''}Pay ${priceOf(entry)} by card`,
    html`${bill(entry)}
      <section class="panel form" id="form">
        <div class="head">
          <img src="/api/assets/paymentmethod/card.svg" alt="" width="48" height="32" />
          <h2>Pay by card</h2>
        </div>
        <form method="post" action="${pathOf(entry.reference)}" novalidate>
          ${wrong && html`<p class="alert error" role="alert">Please check what is marked.</p>`}
          ${field('number', form)}
          <div class="pair">${field('expiry', form)}${field('cvc', form)}</div>
          ${field('name', form)}
          <label class="check">
            <input type="checkbox" name="keep" value="1" ${form.keep && html`checked`} />
            <span>Keep this card for later orders</span>
          </label>
          <div class="buttons">
            <button class="pay" name="do" value="pay">Pay ${priceOf(entry)}</button>
            <button name="do" value="cancel">Cancel payment</button>
          </div>
        </form>
      </section>
      ${tests}`,
  );
};
