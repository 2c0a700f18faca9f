import { linkTo } from '../../contract/routes.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { scriptsOf } from '../support/browser/weight.ts';

/** Thousands of bytes of compressed JavaScript; whoever adds more says here what it is for. */
const most = { visitor: 150, member: 175 };

for (const path of [linkTo('index'), linkTo('pricing')]) {
  test(`the scripts of ${path} are few for a visitor`, async ({ page, server }) => {
    const { kilobytes } = await scriptsOf(page, server.url('duet.localhost', path));
    expect(kilobytes).toBeLessThanOrEqual(most.visitor);
  });

  test(`the scripts of ${path} are few for a member`, async ({ page, server, signIn }) => {
    await signIn('Quin');
    const { kilobytes } = await scriptsOf(page, server.url('duet.localhost', path));
    expect(kilobytes).toBeLessThanOrEqual(most.member);
  });
}
