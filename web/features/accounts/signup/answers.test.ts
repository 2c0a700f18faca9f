import { describe, expect, it } from 'vitest';
import type { Answers } from './answers.ts';
import {
  readAnswers,
  birthDateOf,
  fieldsByStep,
  hasAnswers,
  hiddenFieldsOf,
  noAnswers,
  stepOf,
  steps,
} from './answers.ts';

const all: Answers = {
  gender: 'man',
  seeking: ['woman', 'nonbinary'],
  day: '1',
  month: '2',
  year: '1980',
  country: 'NL',
  town: 'Urk',
  place_id: '9',
  name: 'Ben',
  email: 'ben@mail.example',
  password: 'violet ladder soup',
  terms: true,
  consent: false,
  interests: ['tea', 'wine'],
  signup_message: 'Hello.',
};

describe('birthOf', () => {
  it.each([
    ['14', '3', '1990', '1990-03-14'],
    [' 4 ', '12', '2001', '2001-12-04'],
    ['', '', '', ''],
    ['14', '', '1990', '1990-00-14'],
    ['14', '3', '90', '90-03-14'],
  ])('[ACC-3] %j %j %j is %j', (day, month, year, birth) => {
    expect(birthDateOf({ day, month, year })).toBe(birth);
  });
});

describe('stepOf', () => {
  it.each([
    ['gender', steps.who],
    ['seeking.0', steps.who],
    ['date_of_birth', steps.where],
    ['place_id', steps.where],
    ['name', steps.name],
    ['email', steps.reach],
    ['consent', steps.reach],
    ['signup_message', steps.extras],
    ['anything', steps.reach],
  ])('[ACC-3] shows %s at step %i', (field, step) => {
    expect(stepOf(field)).toBe(step);
  });
});

describe('a form without scripts', () => {
  it.each(Object.values(steps))('[ACC-2] carries all but what step %i shows', (step) => {
    const form = new FormData();
    for (const [name, value] of hiddenFieldsOf(all, step)) form.append(name, value);
    const carried = readAnswers(form);
    for (const field of Object.keys(all) as (keyof Answers)[]) {
      const left = field === 'password' || fieldsByStep[step].includes(field);
      expect(carried[field]).toEqual(left ? noAnswers[field] : all[field]);
    }
  });
});

describe('hasTyped', () => {
  it('[ACC-2] says no when only the country was filled in', () => {
    expect(hasAnswers({ ...noAnswers, country: 'NL' })).toBe(false);
  });

  it.each([{ gender: 'man' }, { seeking: ['man'] }, { password: 'x' }, { terms: true }])(
    '[ACC-2] says yes to %j',
    (some) => {
      expect(hasAnswers({ ...noAnswers, ...some })).toBe(true);
    },
  );
});
