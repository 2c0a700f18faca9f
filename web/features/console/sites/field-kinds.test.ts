import { describe, expect, it } from 'vitest';
import { siteFields } from '#contract/console/site-fields.ts';
import type { SiteFieldName } from '#contract/console/site-fields.ts';
import { boundsOf, fieldsOf, kindOf, misfitOf, sectionNames } from './field-kinds.ts';

describe('the fields of a site', () => {
  it('[OPS-10] are all shown, each in one section', () => {
    const shown = sectionNames.flatMap((section) => fieldsOf(section));
    expect(shown.toSorted()).toEqual(Object.keys(siteFields.shape).toSorted());
  });

  it.each([
    ['name', 'text', { max: 60 }],
    ['refund_days', 'number', { min: 0, max: 365 }],
    ['company_delete_discount', 'number', { min: 0, max: 100 }],
    ['indexed', 'switch', {}],
    ['signups', 'choice', {}],
  ] as const)('[OPS-10] tell how %s is edited, and what fits', (field, kind, bounds) => {
    expect(kindOf(field)).toBe(kind);
    expect(boundsOf(field)).toEqual(bounds);
  });

  it.each<[SiteFieldName, unknown, string | null]>([
    ['name', 'Duet', null],
    ['name', '', 'required'],
    ['name', 'x'.repeat(61), 'too_long'],
    ['refund_days', 366, 'too_large'],
    ['refund_days', null, 'invalid'],
    ['countries', [], 'required'],
    ['support_email', 'nobody', 'invalid_email'],
  ])('[OPS-10] say of %s what is wrong with %j', (field, value, code) => {
    expect(misfitOf(field, value)).toBe(code);
  });
});
