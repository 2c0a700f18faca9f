import { expect, it } from 'vitest';
import { validateField } from './validate-field.ts';

it.each([
  ['holder', '', 'required'],
  ['holder', ' ', 'required'],
  ['holder', 'D. Ebtor', null],
  ['iban', 'NL91 ABNA 0417 1643 01', 'iban_invalid'],
  // An account of another country than where one lives.
  ['iban', 'DE89 3704 0044 0532 0130 00', null],
  ['postal_code', '10115', 'postal_invalid'],
  ['postal_code', '1012 JS', null],
  ['phone', '0612', 'mobile_invalid'],
  ['phone', '+31 6 1234 5678', null],
  ['sms_code', '12345', 'sms_invalid'],
  ['sms_code', '123 456', null],
  ['authorised', '', 'consent_needed'],
  ['authorised', '1', null],
] as const)('[PAY-6] %s %j is refused with %s', (name, value, code) => {
  expect(validateField(name, value, 'NL')).toBe(code);
});
