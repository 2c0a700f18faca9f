import { lazy, Suspense } from 'react';
import { useSite } from '#web/features/site/site-context.ts';
import { bonusLeft } from '../rules/bonus.ts';

const Banner = lazy(async () => ({
  default: (await import('./bonus-banner.tsx')).BonusBanner,
}));

const Invitation = lazy(async () => ({
  default: (await import('./bonus-invitation.tsx')).BonusInvitation,
}));

const parts = { banner: Banner, invitation: Invitation };

/** A part of the time bonus; nobody else than those who have one loads it. */
export function TimeBonusPart({ part }: { part: keyof typeof parts }) {
  const { user, now } = useSite();
  if (!user || now === null || bonusLeft(user, now) === null) return null;
  const Part = parts[part];
  return (
    <Suspense>
      <Part user={user} />
    </Suspense>
  );
}
