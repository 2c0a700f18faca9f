import { beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import { settings } from '#contract/site.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { editorOf } from '../support/publishing.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';

const app = await appOfFile();
let ada: Staff;

beforeAll(async () => {
  ada = await addStaff(app.core, ['administrator']);
});

/** What no form would send. */
const hostile: readonly unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  '\u202E{site}',
  'x'.repeat(5000),
  '<script>alert(1)</script>',
  "'; drop table sites; --",
  -1,
  1.5,
  2 ** 53,
  '7',
  true,
  [],
  ['x', 'x', null],
  Array.from({ length: 2000 }, () => 'NL'),
  {},
  { __proto__: null, constructor: { prototype: 1 }, XX: 'x' },
];

const fieldNames = Object.keys(contract.siteFields.shape);

describe('settings under attack', () => {
  it('[OPS-10] take only what fits, whatever is sent, and the site goes on', async () => {
    const before = await app.as({ host: 'harbour.localhost' })(settings, { query: {} });
    let seen = await editorOf(app, ada, 3).seen();
    for (const field of fieldNames) {
      for (const value of hostile) {
        const answer = await app.send('POST', contract.siteDraftSave.path, {
          staff: ada.staff,
          body: { site: 3, seen, fields: { [field]: value } },
        });
        expect([200, 400], `${field} ${JSON.stringify(value)}`.slice(0, 80)).toContain(
          answer.statusCode,
        );
        if (answer.statusCode === 200)
          seen = answer.json<{ draft: { revision: number } }>().draft.revision;
      }
    }
    // What was taken fits each field; what it means together is for the review.
    const { problems } = await editorOf(app, ada, 3).review();
    expect(problems.filter(({ code }) => code === 'invalid')).toEqual([]);
    expect(await app.as({ host: 'harbour.localhost' })(settings, { query: {} })).toEqual(before);
    await editorOf(app, ada, 3).undo();
  });

  it('[OPS-10] do not know fields that nobody declared', async () => {
    const fields = { is_default: true, closed_at: null, constructor: 1, 'pages/terms/en': {} };
    const answer = await app.send('POST', contract.siteDraftSave.path, {
      staff: ada.staff,
      body: { site: 3, seen: await editorOf(app, ada, 3).seen(), fields },
    });
    expect([200, 400]).toContain(answer.statusCode);
    const { changes } = (await editorOf(app, ada, 3).read()).draft;
    expect(changes.filter(({ field }) => field in fields)).toEqual([]);
  });
});
