import { use } from 'react';
import { NonceContext } from '#web/lib/nonce.ts';

const KEY = 'console-scheme';

/** Runs before the page is painted, so that a dark console never flashes up in light. */
const script = `try{const s=localStorage.getItem('${KEY}');if(s)document.documentElement.dataset.scheme=s}catch{}`;

export function SchemeScript() {
  const nonce = use(NonceContext);
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  );
}

const isDark = (): boolean => {
  const { scheme } = document.documentElement.dataset;
  return scheme ? scheme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
};

/** Turns the console dark, or light again, and keeps it so on this device. */
export const toggleScheme = (): void => {
  const scheme = isDark() ? 'light' : 'dark';
  document.documentElement.dataset['scheme'] = scheme;
  try {
    localStorage.setItem(KEY, scheme);
  } catch {
    // Without storage it lasts for this page.
  }
};
