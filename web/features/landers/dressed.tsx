import type { ReactNode } from 'react';
import { use } from 'react';
import { NonceContext } from '../../lib/nonce.ts';
import { useStill } from '../../lib/still.ts';
import { useSite } from '../site/site-context.ts';
import type { Dress } from './design.ts';
import { onlyNiche } from './only-niche.ts';

/** A lander with its styles and its script, which stand in the page. */
export function Dressed({ in: dress, children }: { in: Dress; children: ReactNode }) {
  const nonce = use(NonceContext);
  const { settings } = useSite();
  const niche = useStill()?.niche ?? settings.niche;
  const { css, script } = dress;
  return (
    <>
      {/* Into the head, so that nothing is ever shown without. */}
      <style href="lander" precedence="high">
        {onlyNiche(css, niche)}
      </style>
      {children}
      {script && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />}
    </>
  );
}
