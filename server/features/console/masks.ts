const HIDDEN = '•••';

/** The first letter, and under which top-level domain it is: `m•••@•••.example`. */
export const maskEmail = (email: string): string =>
  `${email.slice(0, 1)}${HIDDEN}@${HIDDEN}${email.slice(email.lastIndexOf('.'))}`;

/** The code of the country and the last two digits. */
export const maskMobile = (mobile: string): string =>
  `${mobile.slice(0, 3)} ${HIDDEN} ${HIDDEN} ${mobile.slice(-2)}`;

/** The country and the last four digits. */
export const maskIban = (iban: string): string => `${iban.slice(0, 2)} ${HIDDEN} ${iban.slice(-4)}`;
