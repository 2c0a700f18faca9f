import type { ReactNode } from 'react';
import { use } from 'react';
import { NonceContext } from '#web/lib/nonce.ts';
import { useUnhydratedPage } from '#web/lib/unhydrated-page.ts';
import { useSite } from '#web/features/site/site-context.ts';
import type { LanderAssets } from './design.ts';
import { filterNicheStyles } from './niche-styles.ts';

/** A lander with its styles and its script, which stand in the page. */
export function WithAssets({ assets, children }: { assets: LanderAssets; children: ReactNode }) {
  const nonce = use(NonceContext);
  const { settings } = useSite();
  const niche = useUnhydratedPage()?.niche ?? settings.niche;
  const { css, script } = assets;
  return (
    <>
      {/* Into the head, so that nothing is ever shown without. */}
      <style href="lander" precedence="high">
        {filterNicheStyles(css, niche)}
      </style>
      {children}
      {script && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />}
    </>
  );
}
