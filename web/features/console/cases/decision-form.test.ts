import { describe, expect, it } from 'vitest';
import { bodyOf, emptyForm, missingOf } from './decision-form.ts';

const form = emptyForm({
  topic: 'scam',
  kind: 'report',
  facts: 'On 16 November you asked for 400 euros.',
  removable: ['message'],
  pictures: [],
});

describe('[OPS-6] a decision that is being written', () => {
  it('begins with what is known, and with facts that nobody has checked', () => {
    expect(form).toMatchObject({ ground: 'money', source: 'report', content: 'message' });
    expect(missingOf(form)).toBe('kind');
    expect(missingOf({ ...form, kind: 'warn' })).toBe('check');
    expect(missingOf({ ...form, kind: 'warn', facts: ' ' })).toBe('facts');
    expect(missingOf({ ...form, kind: 'warn', areFactsChecked: true })).toBeNull();
    expect(missingOf({ ...form, kind: 'no_action' })).toBeNull();
  });

  it('sends what belongs to it and nothing else', () => {
    expect(bodyOf('1', 'no_action', form)).toEqual({ id: '1', kind: 'no_action' });
    expect(bodyOf('1', 'suspend', form)).toMatchObject({ kind: 'suspend', days: 7 });
    expect(bodyOf('1', 'remove', form)).toMatchObject({ content: 'message' });
    expect(bodyOf('1', 'ban', form)).not.toHaveProperty('days');
  });
});
