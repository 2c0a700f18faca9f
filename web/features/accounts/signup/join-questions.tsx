import { useTranslations } from 'use-intl';
import { genders } from '#contract/accounts/genders.ts';
import { ignore } from '#web/lib/ignore.ts';
import { Segmented, SegmentedChecks } from '#web/ui/segmented.tsx';

/** Where no script runs the browser keeps the choice by itself. */
interface JoinQuestionsProps {
  readonly gender?: string;
  readonly seeking?: readonly string[];
  readonly onGender?: (gender: string) => void;
  readonly onSeeking?: (seeking: string[]) => void;
}

/** What the first step of the signup asks. */
export function JoinQuestions({
  gender = '',
  seeking = [],
  onGender = ignore,
  onSeeking = ignore,
}: JoinQuestionsProps) {
  const t = useTranslations('join');
  return (
    <>
      <Segmented
        label={t('gender')}
        name="gender"
        value={gender}
        onValueChange={onGender}
        options={genders.map((value) => ({ value: value as string, label: t(`genders.${value}`) }))}
      />
      <SegmentedChecks
        label={t('seeking')}
        note={t('several')}
        name="seeking"
        values={seeking}
        onValuesChange={onSeeking}
        options={genders.map((value) => ({ value, label: t(`sought.${value}`) }))}
      />
    </>
  );
}
