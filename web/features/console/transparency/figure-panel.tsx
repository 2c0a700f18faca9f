import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from '#web/ui/cx.ts';

/** A name and a number. */
interface Figure {
  readonly name: string;
  readonly value: number | string;
}

/** Numbers of one kind, below each other. */
export function FigurePanel({ title, figures }: { title: string; figures: readonly Figure[] }) {
  const t = useTranslations('console.transparency');
  return (
    <PanelWithTable title={title}>
      <thead className="sr-only">
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{t('number')}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </PanelWithTable>
  );
}

interface PanelProps {
  readonly title: string;
  /** Has many columns. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A table in a panel of its own. */
export function PanelWithTable({ title, isWide = false, children }: PanelProps) {
  const id = useId();
  return (
    <section className={cx('c-panel c-figures', isWide && 'c-figures--wide')} aria-labelledby={id}>
      <div className="c-panel__head">
        <h2 id={id}>{title}</h2>
      </div>
      <table className="c-table">{children}</table>
    </section>
  );
}
