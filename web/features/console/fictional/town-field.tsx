import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { places } from '#contract/accounts/places.ts';
import { Field } from '#web/ui/field.tsx';
import { ConsoleInput } from '../console-fields.tsx';
import { plainCall } from '../console-call.ts';

interface Town {
  readonly id: number;
  readonly name: string;
  readonly region: string;
}

const PATIENCE_MS = 250;

const labelOf = ({ name, region }: Town): string => (region === '' ? name : `${name}, ${region}`);

const findTown = (towns: readonly Town[], typed: string): Town | undefined =>
  towns.find((town) => labelOf(town) === typed) ?? towns.find(({ name }) => name === typed);

interface TownFieldProps {
  readonly country: string;
  readonly initial: string;
  readonly error: string | undefined;
  readonly onChoose: (id: number | null) => void;
}

/** A town, typed with suggestions; what is none of them is no town. */
export function TownField({ country, initial, error, onChoose }: TownFieldProps) {
  const t = useTranslations('console.fictional');
  const list = useId();
  const [text, setText] = useState(initial);
  const [found, setFound] = useState<readonly Town[]>([]);
  const q = text.trim();
  // Suggestions may come after what was typed is complete.
  const choosing = useRef(onChoose);
  useLayoutEffect(() => {
    choosing.current = onChoose;
  });
  useEffect(() => {
    if (q === '' || q === initial) return;
    let isWanted = true;
    const read = async () => {
      const answer = await plainCall(places, { query: { country, q: q.split(',')[0] ?? q } });
      if (!isWanted) return;
      setFound(answer.places);
      const town = findTown(answer.places, q);
      if (town) choosing.current(town.id);
    };
    // Without suggestions the field says what is missing.
    const timer = setTimeout(() => void read().catch(() => undefined), PATIENCE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [q, country, initial]);
  const choose = (typed: string) => {
    setText(typed);
    if (typed !== initial) onChoose(findTown(found, typed)?.id ?? null);
  };
  return (
    <Field label={t('town')} hint={t('townHint')} error={error}>
      <ConsoleInput
        name="place_id"
        list={list}
        autoComplete="off"
        maxLength={60}
        value={text}
        onChange={({ target }) => choose(target.value)}
      />
      <datalist id={list}>
        {found.map((town) => (
          <option key={town.id}>{labelOf(town)}</option>
        ))}
      </datalist>
    </Field>
  );
}
