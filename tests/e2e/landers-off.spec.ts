import { cookies } from '#contract/cookies.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { changeSite } from '../support/sites.ts';

test.use({ javaScriptEnabled: false });

test('[LAND-1] [OPS-10] a lander that is off leads to the front page, and who sent the visitor is kept', async ({
  context,
  open,
  page,
  server,
}) => {
  const before = await changeSite(server.app, { settings: { landers: ['gallery'] } });
  try {
    await open('/landers/video/rosewood-cups?network=partner&ref=spring');
    expect(new URL(page.url()).pathname).toBe('/');
    const kept = (await context.cookies()).find(({ name }) => name === cookies.trafficsource);
    expect(decodeURIComponent(kept?.value ?? '')).toContain('network=partner&ref=spring');
    await open('/members/018f0000-0000-7000-8000-000000000000/landing2');
    expect(new URL(page.url()).pathname).toBe('/');
    await open('/landers/gallery?network=other');
    expect(new URL(page.url()).pathname).toBe('/landers/gallery');
  } finally {
    await changeSite(server.app, before);
  }
});
