import { cookies, cookieMaxAgeSeconds } from '#contract/cookies.ts';
import { linkTo, staticPages } from '#contract/routes.ts';
import de from '#messages/de/member.ts';
import { expect, test } from '../support/browser/fixtures.ts';

const publicPages = [
  linkTo('index'),
  linkTo('pricing'),
  linkTo('complaints'),
  linkTo('lang-config'),
  ...staticPages.map((name) => linkTo(`pages-${name}`)),
  linkTo('pages-token', { token: 'house-rules' }),
  '/no-such-page',
];

const directivesOf = (policy: string) =>
  new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );

const nonceIn = (sources: readonly string[] = []) =>
  sources.map((source) => /^'nonce-(.{20,})'$/.exec(source)?.[1]).find(Boolean);

// That nobody else is asked with scripts either is seen by every-page.spec.ts.
test.describe('as the server sends them', () => {
  test.use({ javaScriptEnabled: false });

  test('scripts run only with the nonce of their page, and nothing is asked of anyone else', async ({
    context,
    open,
    page,
    server,
    troubles,
  }) => {
    troubles.expect(/404/);
    const strangers: string[] = [];
    const own = new URL(server.url('duet.localhost')).host;
    context.on('request', (request) => {
      const { host, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && host !== own) strangers.push(request.url());
    });
    const nonces = new Set<string>();
    for (const path of publicPages) {
      const answer = await open(path);
      const policy = directivesOf(answer.headers()['content-security-policy'] ?? '');
      const sources = policy.get('script-src') ?? [];
      const nonce = nonceIn(sources) ?? '';
      expect(sources, path).toEqual(["'self'", `'nonce-${nonce}'`]);
      for (const name of ['object-src', 'base-uri', 'frame-ancestors']) {
        expect(policy.get(name), `${name} of ${path}`).toEqual(["'none'"]);
      }
      expect(policy.get('default-src')).toEqual(["'self'"]);
      expect(policy.get('form-action')).toEqual(["'self'"]);
      nonces.add(nonce);

      const html = await answer.text();
      const scripts = html.match(/<script\b[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(0);
      const bare = scripts.filter(
        (tag) => !/\ssrc=/.test(tag) && !tag.includes(`nonce="${nonce}"`),
      );
      expect(bare, path).toEqual([]);
      expect(html.match(/<[^>]+\son[a-z]+=/g), `handlers in ${path}`).toBeNull();
      expect(html, path).not.toContain('javascript:');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    }
    expect(nonces.size).toBe(publicPages.length);
    expect(strangers).toEqual([]);
  });
});

test('pages say how they want to be treated, and the browser obeys', async ({
  open,
  page,
  troubles,
}) => {
  troubles.expect(/Content Security Policy/);
  const headers = (await open('/')).headers();
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
  });
  expect(headers['cache-control']).toContain('private');
  // A script without the nonce does not run.
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.ran = "yes"';
    document.body.append(script);
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-ran');
  // Nor is anybody else asked for anything.
  const asked = page.evaluate(() => fetch('http://elsewhere.example/').then(() => 'yes'));
  await expect(asked).rejects.toThrow(/Failed to fetch|Content Security Policy/);
});

test.describe('cookies', () => {
  test.use({ returning: false });

  test('[SITE-4] a first visit sets none, later ones only those that are declared', async ({
    context,
    open,
    page,
    signIn,
  }) => {
    await open('/');
    await open(linkTo('pricing'));
    expect(await context.cookies()).toEqual([]);
    await signIn('Tove');
    await open('/?lang=de&country=CH&network=x&sub1=y');
    await page.getByRole('complementary').getByRole('button').click();
    const reminders = page.getByRole('region', { name: de.alerts.label });
    await reminders.getByRole('button', { name: de.alerts.dismiss }).click();
    const names = async () => (await context.cookies()).map(({ name }) => name).toSorted();
    // Nobody but staff ever gets that of the console, and nobody one about replicas where there are none.
    const { console: _staff, written: _replicas, ...ofMembers } = cookies;
    await expect.poll(names).toEqual(Object.values(ofMembers).toSorted());
    const set = await context.cookies();
    for (const cookie of set) {
      expect(cookie, cookie.name).toMatchObject({ path: '/', sameSite: 'Lax' });
      // What is closed in the page is noted by the page.
      const isPages = [cookies.notice, cookies.reminders].some((name) => name === cookie.name);
      expect(cookie.httpOnly, cookie.name).toBe(!isPages);
      const seconds = cookie.expires === -1 ? 0 : cookie.expires - Date.now() / 1000;
      expect(seconds, cookie.name).toBeLessThanOrEqual(cookieMaxAgeSeconds.locale + 5);
    }
  });
});
