import { useTranslations } from 'use-intl';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { badgeText } from '../../site/rules/badge.ts';

type ToLatestProps = {
  /** How many have come since one scrolled up. */
  fresh: number;
  onPress: (byKey: boolean) => void;
};

/** Over the end of a history, for whoever has scrolled up. */
export function ToLatest({ fresh, onPress }: ToLatestProps) {
  const t = useTranslations('chat.history');
  return (
    <IconButton
      icon="arrow-down"
      variant="raised"
      label={fresh > 0 ? `${t('new', { count: fresh })}. ${t('latest')}` : t('latest')}
      badge={
        fresh > 0 && (
          <Badge size="sm" ring aria-hidden>
            {badgeText(fresh)}
          </Badge>
        )
      }
      // Whoever is writing goes on writing, with the keyboard of the phone still there.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ detail }) => onPress(detail === 0)}
      className="absolute right-4 bottom-4 animate-appear md:right-8"
    />
  );
}
