import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';

export const sections = [
  ['foundations', 'Foundations'],
  ['icons', 'Icons'],
  ['actions', 'Actions'],
  ['fields', 'Fields'],
  ['choices', 'Choices'],
  ['people', 'People and photos'],
  ['surfaces', 'Cards and labels'],
  ['feedback', 'Feedback'],
  ['overlays', 'Overlays'],
  ['navigation', 'Tabs'],
  ['money', 'Money and time'],
  ['states', 'Empty and error'],
  ['reading', 'Reading'],
  ['chat', 'Chat'],
] as const;

export type SectionId = (typeof sections)[number][0];

export function Section({
  id,
  lead,
  children,
}: {
  id: SectionId;
  lead: string;
  children: ReactNode;
}) {
  const title = sections.find(([known]) => known === id)?.[1];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="wrap scroll-mt-36 border-t border-line py-12 md:py-16"
    >
      <h2 id={`${id}-title`} className="display-md md:display-lg">
        {title}
      </h2>
      <p className="mt-2 mb-8 max-w-measure text-text-muted md:text-lg">{lead}</p>
      <div className="grid gap-10">{children}</div>
    </section>
  );
}

export function Example({
  title,
  note,
  className,
  children,
}: {
  title: string;
  note?: string | undefined;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className="min-w-0">
      <h3 className="text-sm font-semibold">{title}</h3>
      {note && <p className="max-w-measure text-sm text-text-muted">{note}</p>}
      <div className={cx('mt-4', className ?? 'flex flex-wrap items-center gap-3')}>{children}</div>
    </div>
  );
}
