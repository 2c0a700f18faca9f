import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

let throwaway:
  | { readonly exact: ReadonlySet<string>; readonly below: ReadonlySet<string> }
  | undefined;

/** Large, and needed at signup only: read on first use. */
const lists = () =>
  (throwaway ??= {
    exact: new Set(require('disposable-email-domains') as string[]),
    below: new Set(require('disposable-email-domains/wildcard.json') as string[]),
  });

/** Every domain that a host name lies in: itself, then each parent. */
const parentsOf = (host: string): string[] => {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
};

/** Whether an address belongs to a service that hands out mailboxes for minutes. */
export const isDisposable = (email: string): boolean => {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const { exact, below } = lists();
  return exact.has(host) || parentsOf(host).some((parent) => below.has(parent));
};
