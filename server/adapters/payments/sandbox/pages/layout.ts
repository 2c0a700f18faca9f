import type { Entry } from '../entry.ts';
import { Html, html } from '../../../html.ts';
import { STYLE } from './style.ts';

const NAME = 'Sandcastle';

const mark = html`<svg viewBox="0 0 30 30" aria-hidden="true" focusable="false">
  <path d="M15 2v8" stroke="var(--ink)" stroke-width="2" stroke-linecap="round" />
  <path d="M16 2.5 24 5l-8 3z" fill="var(--flag)" />
  <path d="M3 28V13h4v3h4v-5h8v5h4v-3h4v15z" fill="var(--castle)" />
  <path d="M12 28v-5a3 3 0 0 1 6 0v5z" fill="var(--shade)" />
</svg>`;

const beach = html`<svg
  viewBox="0 0 480 180"
  preserveAspectRatio="xMaxYMax slice"
  aria-hidden="true"
  focusable="false"
>
  <circle cx="404" cy="52" r="26" fill="var(--sun)" />
  <path d="M0 112q60-14 120 0t120 0 120 0 120 0v68H0z" fill="var(--sea)" />
  <path d="M0 150c90-26 170-30 250-14s160 8 230-16v60H0z" fill="var(--sand)" />
  <path d="M338 56v26" stroke="var(--ink)" stroke-width="2.5" stroke-linecap="round" />
  <path d="M339 57l26 8-26 8z" fill="var(--flag)" />
  <path
    d="M282 152v-46h10v8h10v-8h10v18h8V84h9v8h9v-8h9v8h9v-8h9v40h8v-18h10v8h10v-8h10v46q-60 10-121 0z"
    fill="var(--castle)"
  />
  <path d="M330 156v-20a12 12 0 0 1 24 0v20z" fill="var(--shade)" />
  <path
    d="M296 122v10M389 122v10M342 102v10"
    stroke="var(--shade)"
    stroke-width="5"
    stroke-linecap="round"
  />
</svg>`;

// Whole, as it was hashed for the policy: nothing may stand around it.
const styles = new Html(`<style>${STYLE}</style>`);

/** An amount as people of the payer's language write it. */
export const priceOf = ({ minor, currency, locale }: Entry): string => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};

/** The whole document around what is on a page. */
export const layout = (title: string, content: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${NAME}, a test provider</title>
        ${styles}
      </head>
      <body>
        <header class="bar">
          <span class="brand">${mark}${NAME}</span>
          <span class="pill">Test mode</span>
        </header>
        <main>${content}</main>
        <footer class="muted">${NAME} is invented. It stands in for a payment provider.</footer>
      </body>
    </html>`.text;

/** What is to be paid, and that none of it is real. */
export const bill = (entry: Entry): Html =>
  html`<section class="bill">
      <h1>You pay <span class="amount">${priceOf(entry)}</span></h1>
      <p class="what">${entry.description}</p>
      ${beach}
    </section>
    <p class="promise">
      <b>This is a test provider: no money moves.</b> Everything here is pretended, and real cards
      are never taken.
    </p>`;
