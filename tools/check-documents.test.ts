import { describe, expect, it } from 'vitest';
import { checkDocuments } from './check-documents.ts';

/** Code with one job of each way of naming it, an event, a table, a setting and a catalogue. */
const code = {
  'server/features/chat/jobs.ts': `
    const SEND = 'send-photo';
    export const sweep = (core: Core): Job => ({ name: 'sweep-photos', schedule: '7 * * * *' });
    export const send = (core: Core): Job<Photo> => ({
      name: SEND,
      payload: NoPayload,
      run: () => core.events.emit(tx, 'photo.sent', { sentBy }),
    });`,
  'server/db/tables/chat.ts': "export const messages = pgTable('messages', {});",
  'server/config/index.ts': 'const schema = z.object({\n  SMS_URL: z.optional(url()),\n});\n',
  'messages/en/chat.ts': '',
  'messages/en/landers/video.ts': '',
};

const check = (documents: Record<string, string>) => {
  const tree = new Map(Object.entries({ ...code, ...documents }));
  const isThere = (path: string) =>
    tree.has(path) || [...tree.keys()].some((file) => file.startsWith(`${path}/`));
  return checkDocuments(tree, isThere);
};

const table = (head: string, ...names: readonly string[]) =>
  `| ${head} | What |\n|---|---|\n${names.map((name) => `| \`${name}\` | it |\n`).join('')}\n`;

describe('what a document names', () => {
  it.each([
    ['[there](other.md)', '[gone](gone.md)', 'links to gone.md, which is not there'],
    ['[there](other.md#a-part)', '[gone](other.md#b)', 'links to other.md#b, which has no such'],
    ['[there](#here-now)', '[gone](#there)', 'links to #there, which has no such heading'],
    ['[there](https://site.example)', '[gone](../a.md)', 'links to ../a.md'],
    ['`server/config/index.ts`', '`server/a.ts`', 'names server/a.ts, which is not there'],
    ['`server/features/chat/`', '`server/features/a`', 'names server/features/a'],
    ['`messages/<language>/chat.ts`', '`messages/<language>/a.ts`', 'names messages/<language>/a'],
    ['`node server/config/index.ts --write`', '`node tools/a.ts --write`', 'names tools/a.ts'],
    ['`#server/config/index.ts`', '`#web/a.ts`', 'names web/a.ts'],
    ['```sh\nrun server/config/index.ts\n```', '```sh\nrun tests/a.test.ts\n```', 'names tests/a'],
    ['`photo.sent`', '`photo.lost`', 'names photo.lost, which is neither a job nor an event'],
    ['the job `send-photo`', 'the job `send-a`', 'names send-a, which is neither'],
    ['`limits.login.tries`', '`limits.login.a`', 'names limits.login.a, which is no limit'],
    ['`consoleLimits.staff`', '`consoleLimits.a`', 'names consoleLimits.a, which is no limit'],
    ['table `messages`', 'table `people`', 'names people, which is no table'],
    ['tables `messages`', 'tables `messages` and `likes`', 'names likes, which is no table'],
    ['type `NoPayload`', '`SomePayload`', 'names SomePayload, which no code does'],
    ['One order.', 'Features have one order: chat, site.', 'orders the features otherwise'],
    ['`SMS_URL=x`', '`SMS_URLS`', 'names SMS_URLS, which no code does'],
    ['`sent_by` and `sentBy`', '`sentTo(tx)`', 'names sentTo, which no code does'],
  ])('takes %s, refuses %s', (right, wrong, problem) => {
    const rest = { 'other.md': '# A part\n' };
    expect(check({ ...rest, 'a.md': `## Here, “now”\n${right}\n` })).toEqual([]);
    expect(check({ ...rest, 'a.md': `${wrong}\n` })).toEqual([
      expect.stringMatching(new RegExp(`^a\\.md ${RegExp.escape(problem)}`)),
    ]);
  });

  it('leaves examples, history and texts of the product alone', () => {
    const documents = {
      'docs/new-feature.md': '`contract/postcards.ts` has `postcardSend`.\n',
      'CHANGELOG.md': '`oldName` was removed.\n',
      'messages/pages/en/faq.md': '[Prices](route:prices)\n',
    };
    expect(check(documents)).toEqual([]);
  });
});

describe('what a document lists', () => {
  it('is complete, and nothing else', () => {
    const right = {
      'docs/architecture.md':
        table('Event', 'photo.sent') + table('Job', 'sweep-photos', 'send-photo'),
      'docs/settings.md': table('Setting', 'SMS_URL'),
      'CONTRIBUTING.md': table('Catalogue', 'chat', 'landers/*'),
    };
    expect(check(right)).toEqual([]);
    expect(check({ ...right, 'CONTRIBUTING.md': table('Catalogue', 'chat', 'mail') })).toEqual([
      'CONTRIBUTING.md leaves out landers/*',
      'CONTRIBUTING.md lists mail, which is not among the catalogues',
    ]);
    expect(check({ ...right, 'docs/settings.md': 'None.\n' })).toEqual([
      'docs/settings.md leaves out SMS_URL',
    ]);
    expect(
      check({ ...right, 'docs/architecture.md': table('Event') + table('Job', 'send-photo') }),
    ).toEqual([
      'docs/architecture.md leaves out photo.sent',
      'docs/architecture.md leaves out sweep-photos',
    ]);
  });

  it('is what compose.yaml passes on', () => {
    const compose = (...settings: readonly string[]) => ({
      'compose.yaml': `environment:\n${settings.map((name) => `  ${name}: \${${name}:-}\n`).join('')}`,
    });
    expect(check(compose('SMS_URL'))).toEqual([]);
    expect(check(compose('SMTP_URL'))).toEqual(['compose.yaml leaves out SMS_URL']);
  });
});
