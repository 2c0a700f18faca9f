import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { useForm } from '#web/lib/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { PageTitle } from '#web/features/site/page-title.tsx';

export interface SettingsGroup {
  readonly id: string;
  /** Left out where the one section in it says it all. */
  readonly title?: string;
  readonly sections: readonly {
    /** Its anchor. */
    readonly id: string;
    readonly title: string;
    readonly content: ReactNode;
  }[];
}

interface LayoutProps {
  readonly title: string;
  readonly groups: readonly SettingsGroup[];
}

const groupTitle = 'font-semibold text-text-muted';

/** Cards one below the other in groups, with an index beside them where there is room. */
export function SettingsLayout({ title, groups }: LayoutProps) {
  const t = useTranslations('member.settings');
  return (
    <main id="content" className="wrap py-8 max-md:pb-28 md:py-14">
      <PageTitle>{title}</PageTitle>
      <div className="mx-auto max-w-180 lg:max-w-256">
        <h1 className="display-lg">{title}</h1>
        <div className="mt-8 items-start gap-12 lg:grid lg:grid-cols-[208px_1fr]">
          <nav aria-label={t('index')} className="sticky top-24 -ml-4 hidden gap-5 lg:grid">
            {groups.map((group) => (
              <div key={group.id}>
                {group.title && (
                  <p id={`${group.id}-index`} className={cx(groupTitle, 'px-4 pb-1 text-sm')}>
                    {group.title}
                  </p>
                )}
                <ul aria-labelledby={group.title && `${group.id}-index`}>
                  {group.sections.map((section) => (
                    <li key={section.id}>
                      <a
                        href={`#${section.id}`}
                        className="flex min-h-10 items-center rounded-pill px-4 font-medium hover:bg-surface-current"
                      >
                        {section.title}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <div className="grid min-w-0 gap-10 md:gap-12">
            {groups.map((group) => (
              <div
                key={group.id}
                {...(group.title && { role: 'group', 'aria-labelledby': `${group.id}-title` })}
                className="grid gap-5 md:gap-6"
              >
                {group.title && (
                  <p id={`${group.id}-title`} className={cx(groupTitle, '-mb-2 text-lg')}>
                    {group.title}
                  </p>
                )}
                {group.sections.map((section) => (
                  <Fragment key={section.id}>{section.content}</Fragment>
                ))}
              </div>
            ))}
          </div>
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
  form: { message, answer },
  done,
}: {
  form: Pick<ReturnType<typeof useForm>, 'message' | 'answer'>;
  done: string;
}) {
  if (message) return <Alert tone="danger">{message}</Alert>;
  return answer ? <Alert tone="success">{done}</Alert> : null;
}
