import { useActionData, useLocation } from 'react-router';

/** An address that was typed in another form, so that nobody types it twice. */
interface Carried {
  readonly carried: string;
}

/**
 * The address that a form brings which leads here by the button `carry`. It comes in a post, or in
 * the history of the browser: in the page's own address it would end in logs and referrers.
 */
export const carriedIn = (texts: Readonly<Record<string, string>>): Carried | null => {
  if (texts['carry'] === undefined) return null;
  const typed = texts['email'] ?? texts['login'] ?? '';
  return { carried: typed.includes('@') ? typed.trim() : '' };
};

export const useCarried = (): string | undefined => {
  const posted = useActionData<Partial<Carried>>();
  const state = useLocation().state as Partial<Carried> | null;
  return posted?.carried ?? state?.carried;
};
