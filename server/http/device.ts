import { memoizeLatest } from '#server/core/index.ts';

const browsers = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:(?:Headless)?Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

const first = (agent: string, known: readonly (readonly [string, RegExp])[]) =>
  known.find(([, pattern]) => pattern.test(agent))?.[0];

/** Most come with the few that everybody has. */
const known = memoizeLatest<string>(1000);

/** What a browser calls itself, in words its owner recognises; empty when it does not say. */
export const deviceOf = (agent: string | undefined): string =>
  agent === undefined
    ? ''
    : known(agent, () =>
        [first(agent, browsers), first(agent, systems)].filter(Boolean).join(', '),
      );
