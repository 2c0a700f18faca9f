import { useTranslations } from 'use-intl';
import { genders } from '#contract/accounts/genders.ts';
import { RadioCard, RadioGroup } from '#web/ui/radio-group.tsx';
import { SegmentedChecks } from '#web/ui/segmented.tsx';
import type { StepProps } from './step-props.ts';

/** Who somebody is, and whom they look for. */
export function WhoStep({ signup: { answers, change }, field }: StepProps) {
  const t = useTranslations('account.signup.who');
  return (
    <>
      <div data-invalid={field('gender') ? '' : undefined}>
        <RadioGroup
          label={t('gender')}
          name="gender"
          value={answers.gender}
          onValueChange={(gender) => change({ gender })}
          error={field('gender')}
        >
          {genders.map((gender) => (
            <RadioCard key={gender} value={gender} title={t(`genders.${gender}`)} />
          ))}
        </RadioGroup>
      </div>
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
