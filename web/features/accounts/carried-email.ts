import { useActionData, useLocation } from 'react-router';

/** An email address typed in one form and carried to another, so that nobody types it twice. */
interface CarriedEmail {
  readonly carried: string;
}

/**
 * The address that a form brings which leads here by the button `carry`. It comes in a post, or in
 * the history of the browser: in the page's own address it would end in logs and referrers.
 */
export const readCarriedEmail = (texts: Readonly<Record<string, string>>): CarriedEmail | null => {
  if (texts['carry'] === undefined) return null;
  const typed = texts['email'] ?? texts['login'] ?? '';
  return { carried: typed.includes('@') ? typed.trim() : '' };
};

export const useCarriedEmail = (): string | undefined => {
  const posted = useActionData<Partial<CarriedEmail>>();
  const state = useLocation().state as Partial<CarriedEmail> | null;
  return posted?.carried ?? state?.carried;
};
