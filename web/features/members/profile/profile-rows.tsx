import { useTranslations } from 'use-intl';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { SheetLink } from './sheet-link.tsx';
import type { ProfilePart } from './use-profile-parts.tsx';

function Row({ part }: { part: ProfilePart }) {
  const t = useTranslations('people.profile');
  const { id, icon, title, count, summary, missing, aside, saving, hasFailed } = part;
  return (
    <SheetLink
      part={id}
      className="flex min-h-18 items-center gap-4 px-4 py-3 group-first:rounded-t-md group-last:rounded-b-md hover:bg-surface-current sm:px-5"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-pill bg-surface-sunken text-secondary-text">
        <Icon name={icon} size="sm" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">
          {title}
          {count !== undefined && (
            <span className="font-normal text-text-muted tabular-nums"> · {count}</span>
          )}
        </span>
        <span
          className={cx('line-clamp-1 text-sm', missing ? 'text-primary-text' : 'text-text-muted')}
        >
          {missing || summary}
        </span>
      </span>
      {aside}
      {(hasFailed || saving?.status === 'failed') && (
        <Tag tone="danger" icon="warning-circle" className="shrink-0">
          {t('unsaved')}
        </Tag>
      )}
      <Icon name="caret-right" size="sm" className="shrink-0 text-text-muted" />
    </SheetLink>
  );
}

/** What the profile is made of, each with a word about it; opens where it is edited. */
export function ProfileRows({ parts }: { parts: readonly ProfilePart[] }) {
  const t = useTranslations('people.profile');
  return (
    <nav aria-label={t('edit')}>
      <Card asChild padding="none">
        <ul className="divide-y divide-line">
          {parts.map((part) => (
            <li key={part.id} className="group">
              <Row part={part} />
            </li>
          ))}
        </ul>
      </Card>
    </nav>
  );
}
