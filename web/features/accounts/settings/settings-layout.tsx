import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { useForm } from '../../../lib/use-form.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../site/page-title.tsx';

interface LayoutProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The sections of the page: anchor and title. */
  readonly sections: readonly (readonly [id: string, title: string])[];
  readonly children: ReactNode;
}

/** Cards one below the other, with an index beside them where there is room. */
export function SettingsLayout({ title, lead, sections, children }: LayoutProps) {
  const t = useTranslations('member.settings');
  return (
    <main id="content" className="wrap py-8 max-md:pb-28 md:py-14">
      <PageTitle>{title}</PageTitle>
      <div className="mx-auto max-w-180 lg:max-w-256">
        <h1 className="display-lg">{title}</h1>
        {lead && <p className="mt-3 max-w-measure text-lg text-text-muted">{lead}</p>}
        <div className="mt-8 items-start gap-12 lg:grid lg:grid-cols-[208px_1fr]">
          <nav aria-label={t('index')} className="sticky top-24 hidden lg:block">
            <ul className="-ml-4 grid">
              {sections.map(([id, name]) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="flex min-h-11 items-center rounded-pill px-4 font-medium text-text-muted hover:bg-surface-current hover:text-text"
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="grid min-w-0 gap-5 md:gap-6">{children}</div>
        </div>
      </div>
    </main>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly text?: ReactNode;
  /** Beside the title: how things stand. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function SettingsSection({ id, title, text, aside, children }: SectionProps) {
  return (
    <Card asChild padding="lg">
      <section id={id} aria-labelledby={`${id}-title`} className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={`${id}-title`} className="display-sm">
            {title}
          </h2>
          {aside}
        </div>
        {text && <p className="mt-1 max-w-measure text-text-muted">{text}</p>}
        <div className="mt-6">{children}</div>
      </section>
    </Card>
  );
}

/** What became of the form below it. */
export function Outcome({
  of: { message, answer },
  done,
}: {
  of: Pick<ReturnType<typeof useForm>, 'message' | 'answer'>;
  done: string;
}) {
  if (message) return <Alert tone="danger">{message}</Alert>;
  return answer ? <Alert tone="success">{done}</Alert> : null;
}
