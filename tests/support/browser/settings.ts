import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import member from '#messages/en/member.ts';
import { tables } from '#server/db/index.ts';
import { partOf } from './profile.ts';
import type { Server } from './server.ts';

export const { settings } = member;

export const section = (page: Page, name: 'name' | 'email' | 'password') =>
  page.getByRole('region', { name: settings[name].title, exact: true });
export const place = (page: Page) => partOf(page, settings.place.title);
export const invisible = (page: Page) =>
  page.getByRole('group', { name: settings.invisible.title, exact: true });
export const devices = (page: Page) => page.getByRole('region', { name: settings.sessions.title });
export const exported = (page: Page) => page.getByRole('region', { name: settings.export.title });
export const leaving = (page: Page) => page.getByRole('region', { name: settings.delete.title });

export const profileOf = async ({ app }: Server, userId: string) => {
  const { profiles } = tables;
  const [row] = await app.core.db.select().from(profiles).where(eq(profiles.userId, userId));
  return row;
};

export const userOf = async ({ app }: Server, id: string) => {
  const { users } = tables;
  const [row] = await app.core.db.select().from(users).where(eq(users.id, id));
  return row;
};
