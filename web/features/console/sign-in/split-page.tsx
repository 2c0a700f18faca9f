import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSite } from '#web/features/site/site-context.ts';
import { LogoMark } from '#web/ui/logo-mark.tsx';

interface SplitPageProps {
  readonly title: string;
  /** What is said beside the form, in large. */
  readonly greeting: string;
  readonly text: string;
  /** At the foot of the page. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** The pages before one is in: words on the left, what has to be done on the right. */
export function SplitPage({ title, greeting, text, note, children }: SplitPageProps) {
  const t = useTranslations('console.frame');
  const { settings } = useSite();
  return (
    <main id="content" className="c-split">
      <title>{t('title', { page: title })}</title>
      <section className="c-split__words">
        <p className="c-split__brand">
          <LogoMark className="c-mark" />
          <b>{settings.name}</b>
          <span>{t('console')}</span>
        </p>
        <div className="c-split__greeting">
          <h1>{greeting}</h1>
          <p>{text}</p>
        </div>
      </section>
      <section className="c-split__form">
        <div className="c-split__column">
          <h2>{title}</h2>
          {children}
        </div>
        {note && <p className="c-split__note">{note}</p>}
      </section>
    </main>
  );
}
