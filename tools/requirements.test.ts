import { describe, expect, it } from 'vitest';
import { fillIn, findShown, idProblems, idsByTest } from './requirements.ts';

const ids = (text: string) => idsByTest('a.test.ts', text);

describe('titles', () => {
  it.each([
    ["it('[CHAT-6] refuses', () => {});", [['CHAT-6']]],
    ["test('[CHAT-6] [PAY-11] refuses', () => {});", [['CHAT-6', 'PAY-11']]],
    ["it('[CHAT-6, PAY-11] refuses', () => {});", [['CHAT-6', 'PAY-11']]],
    ['it(`[CHAT-6] refuses ${what}`, () => {});', [['CHAT-6']]],
    ["it.each(rows)('[CHAT-6] refuses %s', () => {});", [['CHAT-6']]],
    ["test.only('[CHAT-6] refuses', async ({ page }) => {});", [['CHAT-6']]],
    [
      "describe('[CHAT-6] credits', () => { it('a', f); it('[PAY-11] b', f); }); it('c', f);",
      [['CHAT-6'], ['CHAT-6', 'PAY-11']],
    ],
    ["test.describe('[CHAT-6] credits', () => { test('a', f); });", [['CHAT-6']]],
  ])('reads %s', (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  it.each([
    ["it.skip('[CHAT-6] refuses', () => {});"],
    ["it.todo('[CHAT-6] refuses');"],
    ["describe.skip('[CHAT-6] credits', () => { it('a', f); });"],
    ["describe('[CHAT-6] nothing in here', () => {});"],
    ["it('a', async () => { await test.step('[CHAT-6] b', f); });"],
    ["expect('[CHAT-6] text').toBe('[CHAT-6] text');"],
    ["// it('[CHAT-6] refuses')"],
  ])('counts nothing in %s', (text) => {
    expect(ids(text)).toEqual([]);
  });
});

const tree = new Map([
  ['tests/api/chat.test.ts', "it('[CHAT-6] a', f); it('[CHAT-6] b', f); it('[PAY-11] c', f);"],
  ['tests/e2e/chat.spec.ts', "test('[CHAT-6] d', f);"],
  ['web/ui/chat.ts', "it('[CHAT-6] e', f);"],
]);

const document = `# Requirements

## CHAT

- **CHAT-5** Costs are charged once.
- **CHAT-6** Credits are needed.
  - Tests: [old.test.ts](../old.test.ts)
`;

describe('document', () => {
  it('lists the files, and what has none yet', () => {
    const filled = fillIn(document, findShown(tree));
    expect(filled).toBe(`# Requirements

## CHAT

- **CHAT-5** Costs are charged once.
  - Tests: not yet
- **CHAT-6** Credits are needed.
  - Tests: [tests/api/chat.test.ts](../tests/api/chat.test.ts), [tests/e2e/chat.spec.ts](../tests/e2e/chat.spec.ts)
`);
    expect(fillIn(filled, findShown(tree))).toBe(filled);
  });

  it('finds ids that stand nowhere or twice', () => {
    expect(idProblems(`${document}- **CHAT-5** Again.\n`, findShown(tree))).toEqual([
      'docs/requirements.md has CHAT-5 twice',
      'tests/api/chat.test.ts names PAY-11, which is nowhere',
    ]);
  });
});
