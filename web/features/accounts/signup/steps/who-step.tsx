import { useTranslations } from 'use-intl';
import { genders } from '#contract/accounts/genders.ts';
import { Segmented, SegmentedChecks } from '#web/ui/segmented.tsx';
import type { StepProps } from './step-props.ts';

/** Who somebody is, and whom they look for. */
export function WhoStep({ signup: { answers, change }, field }: StepProps) {
  const t = useTranslations('account.signup.who');
  return (
    <>
      <Segmented
        label={t('gender')}
        name="gender"
        value={answers.gender}
        onValueChange={(gender) => change({ gender })}
        error={field('gender')}
        options={genders.map((value) => ({ value: value as string, label: t(`genders.${value}`) }))}
      />
      <SegmentedChecks
        label={t('seeking')}
        note={t('several')}
        name="seeking"
        values={answers.seeking}
        onValuesChange={(seeking) => change({ seeking })}
        error={field('seeking')}
        options={genders.map((value) => ({ value, label: t(`sought.${value}`) }))}
      />
    </>
  );
}
