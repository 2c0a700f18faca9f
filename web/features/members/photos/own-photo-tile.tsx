import type { PointerEventHandler } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnPhoto } from '#contract/members/photos.ts';
import { cx } from '#web/ui/cx.ts';
import { DropdownItem, DropdownSeparator } from '#web/ui/dropdown-items.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Photo } from '#web/ui/photo.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { photoSrc } from '../photo-src.ts';

/** The main photo takes the room of four. */
export const tileClass = (main: boolean) => cx('relative min-w-0', main && 'col-span-2 row-span-2');

interface Props {
  readonly photo: OwnPhoto;
  readonly index: number;
  readonly total: number;
  readonly dragged: boolean;
  readonly onPointerDown: PointerEventHandler<HTMLLIElement>;
  readonly onMove: (to: number) => void;
  readonly onDelete: () => void;
}

const statuses = {
  pending: { tone: 'warning', icon: 'clock' },
  rejected: { tone: 'danger', icon: 'warning-circle' },
} as const;

function Marks({ status, main }: { status: OwnPhoto['status']; main: boolean }) {
  const t = useTranslations('people.photos');
  return (
    <div className="absolute inset-x-2 top-2 flex flex-wrap gap-1">
      {main && <Tag icon="star-fill">{t('main')}</Tag>}
      {status !== 'approved' && (
        <Tag {...statuses[status]}>
          {/* A small tile of a phone has room for the sign only. */}
          <span className={cx(!main && 'max-sm:sr-only')}>{t(`status.${status}`)}</span>
        </Tag>
      )}
    </div>
  );
}

/** One of the own photos, to drag, or to change by its menu. */
export function OwnPhotoTile({ photo, index, total, dragged, onPointerDown, ...on }: Props) {
  const t = useTranslations('people.photos');
  const { onMove, onDelete } = on;
  const main = index === 0;
  const number = String(index + 1);
  return (
    <li
      data-photo={photo.id}
      onPointerDown={onPointerDown}
      className={cx(
        tileClass(main),
        'select-none [-webkit-touch-callout:none]',
        total > 1 && 'cursor-grab',
        dragged && 'z-10 cursor-grabbing opacity-90',
      )}
    >
      <Photo
        src={photoSrc(main ? photo.medium_filename : photo.thumb_filename)}
        alt={t('alt', { number, total: String(total) })}
        color={photo.colour}
        className={cx(dragged && 'shadow-raised', photo.status === 'rejected' && 'opacity-60')}
      />
      <Marks status={photo.status} main={main} />
      <div className="absolute right-2 bottom-2 noscript:hidden">
        <Dropdown
          trigger={
            <IconButton icon="dots" label={t('menu', { number })} size="sm" variant="glass" />
          }
        >
          <DropdownItem icon="star" disabled={main} onSelect={() => onMove(0)}>
            {t('makeMain')}
          </DropdownItem>
          <DropdownItem icon="arrow-left" disabled={main} onSelect={() => onMove(index - 1)}>
            {t('earlier')}
          </DropdownItem>
          <DropdownItem
            icon="arrow-right"
            disabled={index === total - 1}
            onSelect={() => onMove(index + 1)}
          >
            {t('later')}
          </DropdownItem>
          <DropdownSeparator />
          <DropdownItem icon="trash" tone="danger" onSelect={onDelete}>
            {t('delete')}
          </DropdownItem>
        </Dropdown>
      </div>
    </li>
  );
}
