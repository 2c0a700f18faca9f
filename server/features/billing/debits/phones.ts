import { isSEPACountry } from 'ibantools';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { ServedCountry } from '../../../../contract/countries.ts';

const types: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/** A mobile number with the code of its country; null if no text message can reach it. */
export const mobileOf = (text: string, payingIn: ServedCountry): string | null => {
  const phone = parsePhoneNumberFromString(text, { defaultCountry: payingIn, extract: false });
  if (!phone?.isValid() || !types.includes(phone.getType())) return null;
  const { country } = phone;
  return country && (country === payingIn || isSEPACountry(country)) ? phone.number : null;
};
