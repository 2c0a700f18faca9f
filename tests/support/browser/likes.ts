import type { Page } from '@playwright/test';
import { cookies } from '#contract/cookies.ts';
import { like } from '#contract/likes/likes.ts';
import texts from '#messages/en/likes.ts';
import { tables } from '#server/db/index.ts';
import type { Person } from '../people.ts';
import type { Server } from './server.ts';
import { hosts } from './server.ts';
import type { SiteId } from './server.ts';

/** Somebody likes somebody, from a browser of their own. */
export const giveLike = async (
  { app }: Server,
  who: Person,
  whom: Person,
  site: SiteId = 1,
): Promise<void> => {
  const { statusCode } = await app.http.inject({
    method: like.method,
    url: like.path,
    headers: {
      host: hosts[site],
      'sec-fetch-site': 'same-origin',
      cookie: `${cookies.session}=${who.session}`,
    },
    payload: { member: whom.profileId },
  });
  if (statusCode !== 200) throw new Error(`The like was answered with ${statusCode}.`);
};

/** Many have liked somebody, one after the other. */
export const likedBefore = async (
  { app: { core } }: Server,
  who: readonly string[],
  { profileId: likedId }: Person,
): Promise<void> => {
  const now = core.clock.now().getTime();
  await core.db.insert(tables.likes).values(
    who.map((likerId, at) => ({
      likerId,
      likedId,
      createdAt: new Date(now - (who.length - at) * 1000),
    })),
  );
};

/** The heart of somebody; the first is meant, since a namesake of another test may live far away. */
export const heart = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^(Like|Liked: unlike) ${name}$`) })
    .first();

/** What the heart of somebody is called: its name tells what is. */
export const heartNames = (name: string) => ({
  open: texts.button.like.replace('{name}', name),
  given: texts.button.takeBack.replace('{name}', name),
  match: texts.button.matched.replace('{name}', name),
});
