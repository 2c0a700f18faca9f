import { describe, expect, it } from 'vitest';
import { bankId, sepaText } from './sepa-text.ts';

describe('words for banks', () => {
  it.each([
    ['Zoë Müller-Ångström', 'Zoe Muller-Angstrom'],
    ['Łukasz Groß & Søn', 'Lukasz Gross + Son'],
    ['a <b> "c" //d_e\n€', 'a b c /d e'],
    ['Ελένη', 'NOTPROVIDED'],
    ['', 'NOTPROVIDED'],
  ])('[PAY-6] of %j are %j', (text, words) => {
    expect(sepaText(text, 70)).toBe(words);
  });

  it('[PAY-6] are cut where banks cut them', () => {
    expect(sepaText('ab '.repeat(50), 70)).toHaveLength(70);
  });

  it('[PAY-6] name our ids so that each stays apart', () => {
    const [one, other] = [
      '019a8b5e-0000-7000-8000-000000000001',
      '019a8b5e-0000-7000-8000-000000000002',
    ];
    expect(bankId('D', one)).toMatch(/^D[\dA-Z]{25}$/);
    expect(bankId('D', one)).not.toBe(bankId('D', other));
    expect(bankId('R', 'ffffffff-ffff-ffff-ffff-ffffffffffff')).toHaveLength(26);
  });
});
