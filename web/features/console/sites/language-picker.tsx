import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ChoicePicker } from '../choice-picker.tsx';
import { languagesIn } from '../rules/world.ts';

interface LanguagePickerProps {
  readonly name: string;
  readonly value: string;
  readonly onChoose: (code: string) => void;
}

/** A language of ours, and perhaps the country whose habits it follows. */
export function LanguagePicker(props: LanguagePickerProps) {
  const t = useTranslations('console.choices');
  const locale = useLocale();
  const choices = useMemo(() => languagesIn(locale), [locale]);
  return <ChoicePicker {...props} choices={choices} listLabel={t('languages')} />;
}
