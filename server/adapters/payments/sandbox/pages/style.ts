import { createHash } from 'node:crypto';

/** Sand by day, the same beach by night. Every pair of text and ground has at least 4.5:1. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f6eee1, #12161b);
  --raised: light-dark(#fffdf9, #1c2229);
  --sky: light-dark(#d8ecea, #172a38);
  --sea: light-dark(#8fcac6, #1f4a5a);
  --sand: light-dark(#ecd7b2, #4a4034);
  --castle: light-dark(#d9b67e, #6d5a43);
  --shade: light-dark(#c59a5c, #54442f);
  --sun: light-dark(#f7b955, #f1ead9);
  --flag: light-dark(#c2452d, #ff8a6b);
  --ink: light-dark(#2a2019, #f4ecdf);
  --muted: light-dark(#64543f, #b9ad9c);
  --line: light-dark(#e5d8c3, #333c46);
  --control: light-dark(#8a7861, #7f8b97);
  --accent: light-dark(#0b6461, #5ad6c9);
  --accent-strong: light-dark(#084c4a, #86e6db);
  --on-accent: light-dark(#ffffff, #06201e);
  --soft: light-dark(#e3f1ef, #16343a);
  --danger: light-dark(#a3241a, #ffa393);
  --danger-soft: light-dark(#fcebe7, #3b211e);
  --focus: light-dark(#7a35d6, #ffc46b);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  min-height: 100dvh;
  display: flex;
  flex-direction: column;
  background: var(--ground);
  color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
  text-size-adjust: 100%;
}
h1, h2, p, ul, fieldset { margin: 0; padding: 0; border: 0; }
h1, h2 { text-wrap: balance; line-height: 1.2; }
h2 { font-size: 20px; font-weight: 650; }
a { color: var(--accent); text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.muted { color: var(--muted); font-size: 14px; }

.bar {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  width: 100%;
  max-width: 1040px;
  margin: 0 auto;
  padding: 16px;
}
.brand { display: flex; align-items: center; gap: 10px; font-size: 18px; font-weight: 700; }
.brand svg { width: 30px; height: 30px; }
.pill {
  padding: 4px 12px;
  border-radius: 99px;
  background: var(--ink);
  color: var(--ground);
  font-size: 13px;
  font-weight: 650;
}
main {
  flex: 1;
  display: grid;
  gap: 16px;
  align-content: start;
  width: 100%;
  max-width: 1040px;
  margin: 0 auto;
  padding: 0 16px 32px;
}
.bill {
  position: relative;
  overflow: hidden;
  padding: 24px 24px 118px;
  border-radius: 24px;
  background: var(--sky);
}
.bill h1 { font-size: 16px; font-weight: 500; }
.bill .amount {
  display: block;
  font-size: clamp(40px, 11vw, 60px);
  font-weight: 750;
  letter-spacing: -0.03em;
  line-height: 1.1;
}
.bill .what { font-weight: 600; overflow-wrap: anywhere; }
.bill > svg { position: absolute; inset: auto 0 0; width: 100%; height: 130px; }
.bill > :not(svg) { position: relative; z-index: 1; }
.promise { padding: 0 8px; font-size: 14px; color: var(--muted); }
.promise b { color: var(--ink); }

.panel {
  padding: 24px 20px;
  border-radius: 24px;
  background: var(--raised);
  box-shadow: 0 1px 2px rgb(60 40 10 / 8%), 0 12px 32px -12px rgb(60 40 10 / 18%);
}
.panel .head { display: flex; align-items: center; gap: 12px; margin-bottom: 20px; }
.panel .head img { display: block; flex: none; width: 48px; height: 32px; }
form { display: grid; gap: 18px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 14px; align-items: start; }
.field { display: grid; gap: 6px; }
.field label { font-weight: 600; font-size: 14px; }
.field input {
  width: 100%;
  min-height: 50px;
  padding: 10px 14px;
  border: 1px solid var(--control);
  border-radius: 14px;
  background: var(--ground);
  color: inherit;
  font: inherit;
  font-variant-numeric: tabular-nums;
}
.field input::placeholder { color: var(--muted); opacity: 1; }
.field input[aria-invalid] { border: 2px solid var(--danger); background: var(--danger-soft); }
.error { color: var(--danger); font-size: 14px; font-weight: 600; }
.alert { padding: 12px 16px; border-radius: 14px; background: var(--danger-soft); }
.check { display: flex; align-items: flex-start; gap: 12px; padding: 4px 0; cursor: pointer; }
.check input { flex: none; width: 22px; height: 22px; margin: 1px 0 0; accent-color: var(--accent); }
.choices { display: grid; gap: 10px; }
.choices legend { padding: 0; margin-bottom: 10px; font-weight: 600; font-size: 14px; }
.choice {
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 14px 16px;
  border: 1px solid var(--control);
  border-radius: 16px;
  cursor: pointer;
}
.choice input { flex: none; width: 22px; height: 22px; margin: 0; accent-color: var(--accent); }
.choice:has(:checked) { background: var(--soft); border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
.choice b, .choice span { display: block; }
.choice b { font-weight: 600; }
.buttons { display: grid; gap: 10px; margin-bottom: -12px; }
button {
  min-height: 54px;
  padding: 12px 24px;
  border: 0;
  border-radius: 99px;
  background: transparent;
  color: var(--ink);
  font: inherit;
  font-weight: 650;
  cursor: pointer;
}
button:hover { background: var(--ground); }
button.pay { background: var(--accent); color: var(--on-accent); font-size: 17px; }
button.pay:hover { background: var(--accent-strong); }
.asked { padding: 16px; border-radius: 16px; background: var(--ground); }
.asked b { font-variant-numeric: tabular-nums; }

.cards { padding: 0; list-style: none; display: grid; }
.cards li + li { border-top: 1px solid var(--line); }
.cards a {
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 16px;
  padding: 11px 0;
  color: inherit;
  text-decoration: none;
}
.cards span { text-align: end; text-wrap: balance; line-height: 1.3; }
.cards b { flex: none; font-weight: 600; font-variant-numeric: tabular-nums; color: var(--accent); }
.cards a:hover b { text-decoration: underline; }
.tests h2 { margin-bottom: 4px; font-size: 17px; }
.tests p { margin-bottom: 8px; }
main > .plain { display: grid; gap: 12px; }
.plain h1 { font-size: 26px; }
footer { padding: 0 16px 24px; text-align: center; }

@media (min-width: 900px) {
  main {
    grid-template-columns: 5fr 6fr;
    grid-template-rows: auto auto 1fr;
    gap: 16px 32px;
    padding-top: 16px;
  }
  .bill, .promise, .tests { grid-column: 1; }
  .bill { padding: 36px 36px 168px; }
  .bill > svg { height: 180px; }
  .panel { padding: 36px; }
  .panel.form { grid-column: 2; grid-row: 1 / span 3; align-self: start; position: sticky; top: 16px; }
  .panel.tests { padding: 24px 28px; }
  .panel.plain { grid-column: 1 / -1; width: 480px; justify-self: center; }
}
`;

/** Names the styles above, so that a page may have these and no others. */
export const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;
