import { eq, sql } from 'drizzle-orm';
import type { UserView } from '../../../contract/accounts.ts';
import type { Locale } from '../../../contract/locales.ts';
import { Refusal } from '../../core/index.ts';
import type { Db } from '../../db/index.ts';
import { prepared, tables } from '../../db/index.ts';

const { profiles, users } = tables;

type Row = { users: typeof users.$inferSelect; profiles: typeof profiles.$inferSelect };

const view = ({ users: user, profiles: profile }: Row): UserView => ({
  id: user.id,
  status: user.status,
  credits: user.credits,
  paid_user: user.paidUser,
  signup_date: user.createdAt.toISOString(),
  trafficsource: user.trafficsource,
  language: user.language,
  notifications_disabled: user.notificationsDisabled,
  profile: {
    id: profile.id,
    name: profile.name,
    country: profile.country,
    status: profile.status,
    main_image: null,
  },
});

const findUser = prepared((db) =>
  db
    .select()
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('find_user'),
);

export const readUser = async (db: Db, userId: string): Promise<UserView> => {
  const [row] = await findUser(db).execute({ userId });
  if (!row) throw new Refusal('authentication_required');
  return view(row);
};

export const saveLanguage = async (db: Db, userId: string, language: Locale): Promise<UserView> => {
  await db.update(users).set({ language }).where(eq(users.id, userId));
  return readUser(db, userId);
};
