import { describe, expect, it } from 'vitest';
import type { CaseView } from '#contract/console/case-views.ts';
import { bodyOf, emptyForm, missingOf } from './decision-form.ts';

const report = { held: false } as CaseView['reports'][number];

const known = {
  topic: 'scam',
  kind: 'report',
  facts: 'On 16 November you asked for 400 euros.',
  removable: ['message'],
  pictures: [],
  reports: [report],
} satisfies Parameters<typeof emptyForm>[0];
const form = emptyForm(known);

describe('[OPS-6] a decision that is being written', () => {
  it('begins with what is known, and with facts that nobody has checked', () => {
    expect(form).toMatchObject({ ground: 'money', source: 'report', content: 'message' });
    expect(missingOf(form)).toBe('kind');
    expect(missingOf({ ...form, kind: 'warn' })).toBe('check');
    expect(missingOf({ ...form, kind: 'warn', facts: ' ' })).toBe('facts');
    expect(missingOf({ ...form, kind: 'warn', areFactsChecked: true })).toBeNull();
    expect(missingOf({ ...form, kind: 'no_action' })).toBeNull();
  });

  it('tells that software or one of us found what nobody reported', () => {
    const held = { ...report, held: true };
    expect(emptyForm({ ...known, reports: [held] }).source).toBe('hold');
    expect(emptyForm({ ...known, reports: [held, report] }).source).toBe('report');
    expect(emptyForm({ ...known, reports: [] }).source).toBe('moderator');
  });

  it('sends what belongs to it and nothing else', () => {
    expect(bodyOf('1', 'no_action', form)).toEqual({ id: '1', kind: 'no_action' });
    expect(bodyOf('1', 'suspend', form)).toMatchObject({ kind: 'suspend', days: 7 });
    expect(bodyOf('1', 'remove', form)).toMatchObject({ content: 'message' });
    expect(bodyOf('1', 'ban', form)).not.toHaveProperty('days');
  });
});
