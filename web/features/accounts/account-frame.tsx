import type { ReactNode } from 'react';
import type { Niche } from '#contract/niches.ts';
import { companions, companionsSize } from '#web/assets/heroes/companions.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/features/site/page-head.tsx';
import { PageTitle } from '#web/features/site/page-title.tsx';
import { useSite } from '#web/features/site/site-context.ts';

/** One of the site's drawn figures beside a form, from laptops up. */
function Picture({ caption, side }: Pick<FrameProps, 'caption' | 'side'>) {
  const { settings } = useSite();
  const { src, color } = companions[settings.niche as Niche][side];
  return (
    <div className="relative hidden lg:block" style={{ backgroundColor: color }}>
      <img
        src={src}
        {...companionsSize}
        alt=""
        loading="lazy"
        className="absolute inset-0 size-full object-cover"
      />
      <div aria-hidden className="absolute inset-0 scrim" />
      <p className="absolute inset-x-8 bottom-8 display-sm text-text-on-photo">{caption}</p>
    </div>
  );
}

interface FrameProps {
  readonly title: string;
  readonly lead: string;
  readonly caption: string;
  /** Who stands beside it. */
  readonly side: 'c' | 'd';
  /** Where it is, if strangers may find it. */
  readonly path?: string;
  readonly children: ReactNode;
}

/** One short form with room around it. */
export function AccountFrame({ title, lead, caption, side, path, children }: FrameProps) {
  return (
    <main id="content" className="wrap grid flex-1 items-center py-6 md:py-14">
      {path === undefined ? (
        <PageTitle>{title}</PageTitle>
      ) : (
        <PageHead title={title} description={lead} path={path} />
      )}
      <div className="mx-auto grid w-full max-w-120 overflow-hidden rounded-md bg-surface-raised shadow-raised lg:max-w-228 lg:grid-cols-[400px_1fr]">
        <Picture caption={caption} side={side} />
        <div className="min-w-0 p-5 py-8 sm:p-10 lg:px-14 lg:py-16">
          <h1 className="display-md">{title}</h1>
          <p className="mt-2 mb-8 text-text-muted">{lead}</p>
          {children}
        </div>
      </div>
    </main>
  );
}

interface StateProps {
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
  readonly action: ReactNode;
  /** Whether it is bad news. */
  readonly failed?: boolean;
}

/** What became of something, and where to go from there. */
export function AccountState({ failed = false, title, ...rest }: StateProps) {
  return (
    <main id="content" className="wrap grid flex-1 place-items-center py-10 md:py-16">
      <PageTitle>{title}</PageTitle>
      <EmptyState role={failed ? 'alert' : 'status'} headingLevel={1} title={title} {...rest} />
    </main>
  );
}
