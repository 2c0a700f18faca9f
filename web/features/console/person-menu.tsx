import type { ReactElement, ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import type { ConsoleLanguage } from '#contract/console/enums.ts';
import { consoleLanguages } from '#contract/console/enums.ts';
import { staffPreferences } from '#contract/console/keys.ts';
import {
  DropdownChoice,
  DropdownItem,
  DropdownLabel,
  DropdownSeparator,
} from '#web/ui/dropdown-items.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { consoleCall, signOut } from './console-call.ts';
import { Keys } from './keys.tsx';
import { toggleScheme } from './scheme.tsx';
import { useStaff } from './session.ts';
import { lockNow } from './use-commands.ts';

const languageNames: Record<ConsoleLanguage, string> = { en: 'English', de: 'Deutsch' };

const options = consoleLanguages.map((value) => ({
  value,
  label: languageNames[value],
  lang: value,
}));

/** The document is loaded anew: all of it is in one language. */
const changeLanguage = async (language: ConsoleLanguage) => {
  await consoleCall(staffPreferences, { body: { language } });
  location.reload();
};

/** What concerns whoever is signed in, and nobody else. */
export function PersonMenu({ trigger }: { trigger: ReactElement<ComponentProps<'button'>> }) {
  const t = useTranslations('console.commands');
  const { language } = useStaff();
  return (
    <Dropdown trigger={trigger} align="start" side="top">
      <DropdownLabel>{t('language')}</DropdownLabel>
      <DropdownChoice
        value={language}
        onValueChange={(chosen) => void changeLanguage(chosen)}
        options={options}
      />
      <DropdownSeparator />
      <DropdownItem icon="moon" onSelect={toggleScheme} aside={<Keys>ctrl j</Keys>}>
        {t('dark')}
      </DropdownItem>
      <DropdownItem icon="lock" onSelect={() => void lockNow()} aside={<Keys>ctrl l</Keys>}>
        {t('lock')}
      </DropdownItem>
      <DropdownSeparator />
      <DropdownItem icon="sign-out" onSelect={() => void signOut()}>
        {t('signOut')}
      </DropdownItem>
    </Dropdown>
  );
}
