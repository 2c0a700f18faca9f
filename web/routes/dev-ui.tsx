import { useEffect, useState } from 'react';
import { PageTitle } from '#web/features/site/page-title.tsx';
import { LogoMark } from '#web/ui/logo-mark.tsx';
import { Actions } from './dev-ui/actions.tsx';
import { Chat } from './dev-ui/chat.tsx';
import { Choices } from './dev-ui/choices.tsx';
import { Money, Navigation, Reading, States } from './dev-ui/content.tsx';
import { Feedback } from './dev-ui/feedback.tsx';
import { Fields } from './dev-ui/fields.tsx';
import { Foundations } from './dev-ui/foundations.tsx';
import { Intro } from './dev-ui/intro.tsx';
import { Overlays } from './dev-ui/overlays.tsx';
import { People } from './dev-ui/people.tsx';
import { sections } from './dev-ui/section.tsx';
import { Surfaces } from './dev-ui/surfaces.tsx';
import { ThemeControls, type Niche, type Scheme } from './dev-ui/theme-controls.tsx';

/** Every part of the design system in every state. */
export default function DevUi() {
  const [niche, setNiche] = useState<Niche>('1');
  const [scheme, setScheme] = useState<Scheme>('system');

  // What shows beyond this element is the ground of the document.
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['niche'] = niche;
    if (scheme === 'system') delete root.dataset['scheme'];
    else root.dataset['scheme'] = scheme;
  }, [niche, scheme]);

  return (
    <div
      data-niche={niche}
      data-scheme={scheme === 'system' ? undefined : scheme}
      className="min-h-dvh bg-surface text-text"
    >
      <PageTitle>Design system</PageTitle>
      <header className="sticky top-0 z-30 border-b border-line bg-surface">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
          <p className="flex items-center gap-2 display-sm">
            <LogoMark className="size-9" />
            Duet, in parts
          </p>
          <ThemeControls niche={niche} scheme={scheme} onNiche={setNiche} onScheme={setScheme} />
        </div>
        <nav
          aria-label="Sections"
          className="wrap flex gap-1 overflow-x-auto pb-2 [scrollbar-width:none]"
        >
          {sections.map(([id, title]) => (
            <a
              key={id}
              href={`#${id}`}
              className="shrink-0 rounded-pill px-2.5 py-3 text-sm font-medium text-text-muted first:-ml-2.5 hover:bg-surface-current hover:text-text focus-visible:-outline-offset-3"
            >
              {title}
            </a>
          ))}
        </nav>
      </header>
      <main>
        <Intro />
        <Foundations />
        <Actions />
        <Fields />
        <Choices />
        <People />
        <Surfaces />
        <Feedback />
        <Overlays />
        <Navigation />
        <Money />
        <States />
        <Reading />
        <Chat />
      </main>
    </div>
  );
}
