import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Combobox } from '#web/ui/combobox.tsx';
import { ConsoleInput } from './console-fields.tsx';
import type { Choice } from './rules/find-choices.ts';
import { findChoices, typedChoice } from './rules/find-choices.ts';

interface ChoicePickerProps {
  /** Under which a form has the code. */
  readonly name: string;
  /** The code of what is chosen; empty as long as nothing is. */
  readonly value: string;
  readonly choices: readonly Choice[];
  /** Names the list, for screen readers. */
  readonly listLabel: string;
  /** Names the field where no `Field` does. */
  readonly label?: string;
  readonly onChoose: (code: string) => void;
}

/** One of many, found by typing its name; what is none of them is not taken. */
export function ChoicePicker(props: ChoicePickerProps) {
  const { name, value, choices, listLabel, label, onChoose } = props;
  const t = useTranslations('console.choices');
  const [typed, setTyped] = useState<string | null>(null);
  const found = findChoices(choices, typed ?? '');
  const chosen = choices.find(({ id }) => id === value);
  const leave = () => {
    const choice = typed === null ? undefined : typedChoice(choices, typed);
    if (choice && choice.id !== value) onChoose(choice.id);
    setTyped(null);
  };
  return (
    <div className="c-choice-picker">
      <Combobox
        control={ConsoleInput}
        value={typed ?? chosen?.label ?? value}
        aria-label={label}
        options={found.map((choice) => ({ ...choice, note: choice.id }))}
        listLabel={listLabel}
        status={t('found', { count: found.length })}
        onFocus={({ target }) => target.select()}
        onValueChange={setTyped}
        onSelect={({ id }) => {
          onChoose(id);
          setTyped(null);
        }}
        onLeave={leave}
      />
      <input type="hidden" name={name} value={value} />
    </div>
  );
}
