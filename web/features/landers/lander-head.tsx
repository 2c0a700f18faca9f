import { useTranslations } from 'use-intl';
import type { Lander, VariantOf } from '#contract/landers.ts';
import { landerPath } from '#contract/landers.ts';
import type { ShareName } from '#contract/sharing.ts';
import { plainTags } from '#messages/plain.ts';
import { PageHead } from '#web/features/site/page-head.tsx';
import { useSite } from '#web/features/site/site-context.ts';

/** The head of a lander, in the words of its variant. */
export function LanderHead<L extends Lander>({ of, variant }: { of: L; variant: VariantOf<L> }) {
  const { settings } = useSite();
  // Each has a title and a text under the name of each variant; one alone needs no name.
  const t = useTranslations(`landers.${of}` as 'landers.alonetonight');
  const prefix = t.has(`${variant}.title` as 'street.title') ? `${variant}.` : '';
  const values = { ...plainTags, site: settings.name };
  const title = t.markup(`${prefix}title` as 'street.title', values);
  return (
    <PageHead
      title={title}
      description={t.markup(`${prefix}text` as 'street.text', values)}
      path={landerPath(of, variant)}
      picture={{ name: `${of}-${variant}` as ShareName, headline: title }}
    />
  );
}
