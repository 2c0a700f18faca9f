import { useTranslations } from 'use-intl';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { badgeText } from '#web/features/site/rules/badge.ts';

type ScrollToLatestProps = {
  /** How many have come since one scrolled up. */
  newCount: number;
  onPress: (byKey: boolean) => void;
};

/** Over the end of a history, for whoever has scrolled up. */
export function ScrollToLatest({ newCount, onPress }: ScrollToLatestProps) {
  const t = useTranslations('chat.history');
  return (
    <IconButton
      icon="arrow-down"
      variant="raised"
      label={newCount > 0 ? `${t('new', { count: newCount })}. ${t('latest')}` : t('latest')}
      badge={
        newCount > 0 && (
          <Badge size="sm" ring aria-hidden>
            {badgeText(newCount)}
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
