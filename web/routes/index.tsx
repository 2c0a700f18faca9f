import { JoinCard } from '../features/accounts/signup/join-card.tsx';
import { Hero } from '../features/site/hero.tsx';
import { HowItWorks } from '../features/site/how-it-works.tsx';
import { PageTitle } from '../features/site/page-title.tsx';
import { useSite } from '../features/site/site-context.ts';
import { TrustRow } from '../features/site/trust-row.tsx';
import { sharedPage } from '../lib/visit.ts';

export const headers = sharedPage;

/** What the site is, for whoever comes by. */
export default function Index() {
  const { settings } = useSite();
  return (
    <main id="content">
      <PageTitle>{settings.index_title}</PageTitle>
      <Hero join={<JoinCard />} />
      <TrustRow />
      <HowItWorks />
    </main>
  );
}
