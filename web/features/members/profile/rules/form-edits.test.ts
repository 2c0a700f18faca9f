import { describe, expect, it } from 'vitest';
import { formEdits } from './form-edits.ts';

const formOf = (...entries: [string, string][]) => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};

describe('formEdits', () => {
  it('[MEM-1] takes an attribute back, and leaves alone what was not asked', () => {
    const form = formOf(['gender', 'woman'], ['tattoos', ''], ['eye_colour', 'green']);
    expect(formEdits('details', form)).toEqual({
      gender: 'woman',
      tattoos: null,
      eye_colour: 'green',
    });
  });

  it('reads lists, numbers and empty choices', () => {
    const form = formOf(
      ['seeking', 'man'],
      ['seeking', 'nonbinary'],
      ['seeking_min_age', '30'],
      ['seeking_max_age', '40'],
      ['seeking_km', ''],
    );
    expect(formEdits('seeking', form)).toEqual({
      seeking: ['man', 'nonbinary'],
      seeking_min_age: 30,
      seeking_max_age: 40,
      seeking_km: null,
    });
    expect(formEdits('interests', formOf())).toEqual({ interests: [] });
  });

  it('knows no other parts', () => {
    expect(formEdits('toString', formOf())).toBeNull();
  });
});
