import { consoleLimits } from '#contract/console/index.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { newId } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';

/** News that somebody has begun to write. None was ever sent: its figures would be made up. */
const texts = {
  en: {
    subject: 'Search is calmer now',
    body: 'We’ve tidied up the [search](/members):\n\n- **Fewer filters at once.** The ones you use stay on top.\n- **Larger photos**, also on small phones.\n- Your last search is waiting for you when you come back.\n\nHave a look around. Nothing you saved has changed.',
  },
  de: {
    subject: 'Die Suche ist jetzt ruhiger',
    body: 'Wir haben die [Suche](/members) aufgeräumt:\n\n- **Weniger Filter auf einmal.** Die, die du benutzt, bleiben oben.\n- **Größere Fotos**, auch auf kleinen Handys.\n- Deine letzte Suche wartet, wenn du wiederkommst.\n\nSchau dich um. Was du gespeichert hast, ist noch da.',
  },
};

/** A draft for the console to show. */
export const addDemoAnnouncements = async (core: Core, { db }: Tx): Promise<void> => {
  const now = core.clock.now();
  await db.insert(tables.announcements).values({
    id: newId(now.getTime()),
    siteId: 1,
    kind: 'news',
    state: 'draft',
    page: 'members',
    perHour: consoleLimits.announcements.perHour.usual,
    audience: {
      countries: [],
      languages: [],
      premium: 'all',
      active: { is: 'within', days: 180 },
      joined_from: null,
      joined_before: null,
    },
    texts,
    createdAt: now,
    changedAt: now,
  });
};
