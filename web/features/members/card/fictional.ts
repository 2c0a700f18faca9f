import type { IconName } from '#web/ui/icons/icon.tsx';
import { useSite } from '#web/features/site/site-context.ts';

const icons: Readonly<Record<string, IconName>> = {
  mask: 'masks',
  star: 'star-fill',
  sparkle: 'sparkle',
};

/** What the site calls a profile that nobody is behind. */
export const useFictional = (): { label: string; icon: IconName } => {
  const { fictional_singular, fictional_icon } = useSite().settings;
  return { label: fictional_singular, icon: icons[fictional_icon] ?? 'masks' };
};

/** Whether such profiles are to be expected here at all. */
export const useHasFictional = (): boolean => useSite().settings.fictional_warning;
