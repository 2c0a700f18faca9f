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

/** What a browser calls itself, in words its owner recognises; empty when it does not say. */
export const deviceOf = (agent: string | undefined): string =>
  agent === undefined
    ? ''
    : [first(agent, browsers), first(agent, systems)].filter(Boolean).join(', ');
