import { useTranslations } from 'use-intl';
import { DropdownChoice, DropdownLabel } from '#web/ui/dropdown-items.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { consoleButtonClass } from '../console-button.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import type { Blur } from './use-blur.ts';
import { blurs } from './use-blur.ts';

/** How pictures look until one wants to see them: everybody’s own choice. */
export function BlurChoice({ blur, onChange }: { blur: Blur; onChange: (blur: Blur) => void }) {
  const t = useTranslations('console.reviews.blur');
  const trigger = (
    <button type="button" className={consoleButtonClass()}>
      <ConsoleIcon name="eye-slash" />
      {t('now', { blur: t(blur) })}
      <ConsoleIcon name="caret-down" />
    </button>
  );
  return (
    <Dropdown trigger={trigger} align="end">
      <DropdownLabel>{t('title')}</DropdownLabel>
      <DropdownChoice
        value={blur}
        onValueChange={onChange}
        options={blurs.map((value) => ({ value, label: t(value) }))}
      />
    </Dropdown>
  );
}
