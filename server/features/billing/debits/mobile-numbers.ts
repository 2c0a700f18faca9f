import { isSEPACountry } from 'ibantools';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { ServedCountry } from '#contract/countries.ts';

const mobileTypes: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/** A mobile number with the code of its country; null if no text message can reach it. */
export const parseMobileNumber = (text: string, paymentCountry: ServedCountry): string | null => {
  const phone = parsePhoneNumberFromString(text, {
    defaultCountry: paymentCountry,
    extract: false,
  });
  if (!phone?.isValid() || !mobileTypes.includes(phone.getType())) return null;
  const { country } = phone;
  return country && (country === paymentCountry || isSEPACountry(country)) ? phone.number : null;
};
