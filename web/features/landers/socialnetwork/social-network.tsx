import { useTranslations } from 'use-intl';
import type { VariantOf } from '#contract/landers.ts';
import { useSite } from '#web/features/site/site-context.ts';
import { Note } from '../parts/note.tsx';
import { emphasis, Intro } from '../parts/intro.tsx';
import { LanderPage } from '../parts/lander-page.tsx';
import type { LanderProps } from '../design.ts';
import { Composer } from './composer.tsx';
import type { Writer } from './post.tsx';
import { Post } from './post.tsx';

const feeds: Record<VariantOf<'socialnetwork'>, readonly Writer[]> = {
  today: ['baker', 'walker', 'reader'],
  week: ['cyclist', 'gardener', 'dancer'],
  neighbours: ['cook', 'maker', 'singer'],
};

/** A feed of small things, with a place to write one's own on top. */
export function SocialNetwork({ variant }: LanderProps<'socialnetwork'>) {
  const t = useTranslations('landers.socialnetwork');
  const { settings } = useSite();
  return (
    <LanderPage
      className="network"
      data-variant={variant}
      joinTitle={t('join')}
      joinNote={
        <p className="said">
          {t('rides')} <q data-said />
        </p>
      }
    >
      <Intro
        title={t.rich(`${variant}.title`, emphasis)}
        lead={t(`${variant}.text`, { site: settings.name })}
      >
        <Note className="note" />
      </Intro>
      <div className="feed">
        <Composer variant={variant} />
        <ol className="posts">
          {feeds[variant].map((writer, at) => (
            <Post key={writer} by={writer} first={at === 0} />
          ))}
        </ol>
      </div>
    </LanderPage>
  );
}
