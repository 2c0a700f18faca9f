import type { discountValidities, PaymentMethod } from '#contract/billing/enums.ts';
import { paymentMethods } from '#contract/billing/enums.ts';
import type { discountAdd, discountBatchAdd } from '#contract/console/discounts.ts';
import type { Input } from '#contract/core/endpoint.ts';
import type { Currency, ServedCountry } from '#contract/countries.ts';
import { parseAmount } from '../rules/parse-amount.ts';

export type DiscountValidity = (typeof discountValidities)[number];

/** A code as it is typed. Empty stands for no limit. */
export interface DiscountForm {
  readonly site: number;
  readonly code: string;
  readonly prefix: string;
  readonly count: string;
  readonly percent: string;
  readonly validity: DiscountValidity;
  readonly maxUses: string;
  readonly country: ServedCountry | '';
  readonly currency: Currency | '';
  readonly minimum: string;
  readonly methods: readonly PaymentMethod[];
  /** A day of the reader's calendar. */
  readonly expires: string;
  readonly member: string;
  readonly purpose: string;
}

export const emptyForm = (site: number, validity: DiscountValidity): DiscountForm => ({
  site,
  code: '',
  prefix: '',
  count: '100',
  percent: '',
  validity,
  maxUses: '',
  country: '',
  currency: '',
  minimum: '',
  methods: [],
  expires: '',
  member: '',
  purpose: '',
});

/** What cannot be read is sent as something that the server refuses under the name of its field. */
const numberOf = (typed: string): number => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : 0);

const termsOf = (form: DiscountForm) => ({
  site: form.site,
  value_bp: parseAmount(form.percent) ?? 0,
  country: form.country || null,
  currency: form.currency || null,
  minimum_order_value: form.minimum === '' ? null : (parseAmount(form.minimum) ?? 0),
  paymentmethods:
    form.methods.length === 0 || form.methods.length === paymentMethods.length
      ? null
      : [...form.methods],
  validity: form.validity,
  max_uses: form.maxUses === '' ? null : numberOf(form.maxUses),
  expires: form.expires === '' ? null : new Date(`${form.expires}T23:59:59`).toISOString(),
  purpose: form.purpose,
});

export const codeBody = (form: DiscountForm): Input<typeof discountAdd>['body'] => ({
  ...termsOf(form),
  code: form.code.trim(),
  member: form.member.trim() || null,
});

export const batchBody = (form: DiscountForm): Input<typeof discountBatchAdd>['body'] => ({
  ...termsOf(form),
  prefix: form.prefix.trim(),
  count: numberOf(form.count),
});
