import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../../contract/site.ts';
import type { TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

afterAll(() => app.close());

describe('settings.php', () => {
  it('[SITE-1] picks the site by _force_domain', async () => {
    const answer = await app.as()(settings, {
      query: { _force_domain: 'evergreen.localhost:3000' },
    });
    expect(answer).toMatchObject({ name: 'Evergreen', niche: 2, company_id: 5 });
  });
});
