import { expect, it } from 'vitest';
import { changesBetween, draftsOf, readPackage, typedOf } from './price-form.ts';

const list = [
  { credits: 30, minor: 1499 },
  { credits: 80, minor: 3499 },
];

it('[OPS-9] a price list comes back from its form as it was, the smallest first', () => {
  expect(draftsOf(typedOf(list).toReversed())).toEqual(list);
  expect(draftsOf([{ key: 1, credits: 'x', price: '9,99' }])).toEqual([{ credits: 0, minor: 999 }]);
  expect(readPackage({ key: 1, credits: '30', price: '' })).toBeNull();
});

it('[OPS-9] the changes of a price list tell what is new, gone and dearer', () => {
  expect(changesBetween(list, list)).toEqual([]);
  const after = [
    { credits: 20, minor: 1099 },
    { credits: 80, minor: 3699 },
  ];
  expect(changesBetween(list, after)).toEqual([
    { kind: 'added', credits: 20, minor: 1099 },
    { kind: 'removed', credits: 30, minor: 1499 },
    { kind: 'repriced', credits: 80, minor: 3699, before: 3499 },
  ]);
});
