import type { colours } from '#server/core/index.ts';

const ROLES = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'line',
  'text',
  'text-muted',
  'primary-text',
] as const;

/** Narrow screens first; wide ones have the contents beside the text. */
const STYLE = `
*{box-sizing:border-box}
html{scroll-padding-top:16px}
body{margin:0 auto;padding:24px 16px 64px;max-width:76rem;background:var(--surface);color:var(--text);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1,h2,h3{font-family:Georgia,'Times New Roman',serif;font-weight:normal;line-height:1.2}
h1{font-size:2rem;margin:0 0 16px}
h2{font-size:1.5rem;margin:0 0 4px}
h3{font-size:1.15rem;margin:28px 0 8px}
p{margin:0 0 8px}
a{color:var(--primary-text)}
a:focus-visible{outline:3px solid var(--primary-text);outline-offset:2px;border-radius:4px}
header{max-width:44rem;margin-bottom:24px}
header p,.lead,.by,.none{color:var(--text-muted)}
.lead{margin-bottom:16px}
nav,section{background:var(--surface-raised);border:1px solid var(--line);border-radius:16px;padding:20px 16px;margin-bottom:16px}
nav h2{font-size:1.15rem}
nav ul{list-style:none;margin:0;padding:0}
nav a{display:block;padding:6px 0}
table{width:100%;border-collapse:collapse}
th,td{padding:8px 12px 8px 0;border-top:1px solid var(--line);text-align:left;vertical-align:top}
td:last-child{padding-right:0}
time{overflow-wrap:normal}
.words{white-space:pre-line}
tr:first-child>*{border-top:0}
tbody tr:first-child>*{border-top:1px solid var(--line)}
.facts>tbody>tr:first-child>*{border-top:0}
th{font-weight:normal;color:var(--text-muted);overflow-wrap:break-word}
.facts{margin-bottom:8px}
.facts>tbody>tr>th{width:36%}
.facts img{max-height:20rem}
.cards,.talk,.photos{list-style:none;margin:0;padding:0}
.cards>li,.photos>li{background:var(--surface-sunken);border-radius:12px;padding:4px 12px;margin-bottom:12px}
img{display:block;max-width:100%;height:auto;border-radius:8px}
.photos{display:grid;gap:12px;grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr))}
.photos>li{padding:12px;margin:0}
.photos img{width:100%;margin-bottom:8px}
.talk>li{width:fit-content;min-width:9rem;max-width:92%;margin-bottom:10px;padding:8px 14px;border-radius:16px;background:var(--surface-sunken)}
.talk>.mine{margin-left:auto;background:var(--surface);border:1px solid var(--line)}
.talk p{margin:0}
.talk .by{font-size:.85rem}
.talk img{max-height:26rem;width:auto;margin:6px 0}
@media (max-width:43.99rem){
.stacked thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.stacked,.stacked tbody,.stacked tr,.stacked td:not(.empty){display:block;width:100%}
.stacked tr{background:var(--surface-sunken);border-radius:12px;padding:8px 12px;margin-bottom:12px}
.stacked tbody tr>td{border:0;padding:2px 0}
.stacked .empty{display:none}
.stacked td::before{content:attr(data-label);display:block;font-size:.85rem;color:var(--text-muted)}
}
@media (min-width:44rem){
body{padding:48px 32px 96px}
nav,section{padding:28px 32px}
}
@media (min-width:64rem){
body{display:grid;grid-template-columns:15rem minmax(0,1fr);column-gap:24px}
header{grid-column:1/-1}
nav{position:sticky;top:16px;align-self:start;max-height:calc(100vh - 32px);overflow:auto;padding:20px 24px}
}
@media print{
body{display:block;padding:0;background:none}
nav{display:none}
section{border:0;padding:0}
}`;

/** The style sheet of a page that stands by itself, in the colours of its site. */
export const styleOf = (own: (typeof colours)[1]): string => {
  const scheme = (at: 0 | 1) => ROLES.map((role) => `--${role}:${own[role][at]}`).join(';');
  const dark = `@media (prefers-color-scheme:dark){:root{${scheme(1)}}}`;
  return `:root{${scheme(0)}}${dark}${STYLE}`;
};
