import { useState } from 'react';
import type { Announcement } from '#contract/console/announcement-views.ts';
import { DraftPage } from './draft-page.tsx';
import { SentPage } from './sent-page.tsx';

/** One announcement: written while it is a draft, and followed from then on. */
export function AnnouncementPage({ loaded }: { loaded: Announcement }) {
  const [announcement, setAnnouncement] = useState(loaded);
  return announcement.state === 'draft' ? (
    <DraftPage loaded={announcement} onSent={setAnnouncement} />
  ) : (
    <SentPage loaded={announcement} onRecalled={setAnnouncement} />
  );
}
