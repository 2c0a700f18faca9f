import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { usePayLink } from '#web/features/site/pay-link.ts';
import { pictureTypes } from './rules/check-picture.ts';

const look = [
  'grid cursor-pointer place-content-center justify-items-center gap-2 rounded-md',
  'border-2 border-dashed border-line-control p-2 text-center text-sm font-semibold',
  'hover:bg-surface-current',
].join(' ');

interface Props {
  readonly first: boolean;
  readonly onPick: (files: readonly File[]) => void;
}

/** An empty place that asks for photos. */
export function AddTile({ first, onPick }: Props) {
  const t = useTranslations('people.photos');
  return (
    <li className={cx(first && 'col-span-full', 'noscript:hidden')}>
      <label
        className={cx(look, first ? 'min-h-56' : 'aspect-portrait', 'has-focus-visible:focus-ring')}
      >
        <Icon name="camera" size={first ? 'lg' : 'md'} className="text-primary-text" />
        {t('add')}
        <input
          type="file"
          multiple
          accept={pictureTypes.join()}
          className="sr-only"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // The same file may be chosen again.
            target.value = '';
            onPick(files);
          }}
        />
      </label>
    </li>
  );
}

/** The place after the last one that is free. */
export function PremiumTile() {
  const t = useTranslations('people.photos');
  const to = usePayLink('premium');
  return (
    <li>
      <Link to={to} className={cx(look, 'aspect-portrait text-primary-text')}>
        <Icon name="crown" />
        {t('more', { premium: String(limits.photos.premium) })}
      </Link>
    </li>
  );
}
