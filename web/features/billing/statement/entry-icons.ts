import type { EntryLabel } from '#contract/billing/entry-label.ts';
import type { IconName } from '#web/ui/icons/names.ts';

export const entryIcons: Readonly<Record<EntryLabel, IconName>> = {
  granted: 'gift',
  bonus: 'sparkle',
  bought: 'coins',
  corrected: 'pencil',
  refunded: 'arrow-u-up-left',
  returned: 'warning',
  restored: 'coins',
  undelivered: 'coins',
  signup: 'heart',
  invitation: 'heart',
  text: 'chat',
  photo: 'image',
  gift: 'gift',
  spent: 'minus',
};
