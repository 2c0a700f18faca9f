import type { SyntheticEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { ErrorAnswer, FieldCode } from '#contract/core/errors.ts';
import type { ServedCountry } from '#contract/countries.ts';
import type { FieldName } from './rules/validate-field.ts';
import { isFieldName, validateField } from './rules/validate-field.ts';

type Found = Readonly<Partial<Record<FieldName, FieldCode | null>>>;

const noFields: ReadonlySet<FieldName> = new Set();

/** What is in a field; nothing in a box that is not ticked. */
const valueOf = ({ type, checked, value }: HTMLInputElement): string =>
  type === 'checkbox' && !checked ? '' : value;

/**
 * Waits until nothing is pressed: words that come or go meanwhile would move a button away from the
 * finger that is on it.
 */
const useAfterPress = () => {
  const pressed = useRef(false);
  const queued = useRef<(() => void)[]>([]);
  useEffect(() => {
    const down = () => {
      pressed.current = true;
    };
    const up = () => {
      pressed.current = false;
      // The click comes after the finger is up.
      setTimeout(() => {
        for (const run of queued.current.splice(0)) run();
      });
    };
    const ends = ['pointerup', 'pointercancel'] as const;
    addEventListener('pointerdown', down, true);
    for (const end of ends) addEventListener(end, up, true);
    return () => {
      removeEventListener('pointerdown', down, true);
      for (const end of ends) removeEventListener(end, up, true);
    };
  }, []);
  return (run: () => void) => {
    if (pressed.current) queued.current.push(run);
    else run();
  };
};

/**
 * Checks each field on leaving it, and one that was refused as soon as it is changed, so that no error
 * outlives its reason. Whatever was refused anew is looked at again, but for what was changed while the
 * form was on its way: that is not what was refused.
 */
export const useFieldChecks = (refusal: ErrorAnswer | null, country: ServedCountry) => {
  const [found, setFound] = useState<Found>({});
  const [changed, setChanged] = useState<ReadonlySet<FieldName>>(noFields);
  const [last, setLast] = useState(refusal);
  const afterPress = useAfterPress();
  if (refusal !== last) {
    setLast(refusal);
    // What was found here stays if something else of the form went through.
    if (refusal) setFound(Object.fromEntries([...changed].map((name) => [name, null])));
  }
  const codeOf = (name: FieldName): FieldCode | null => {
    const checked = found[name];
    const refused = refusal?.fields?.[name]?.code as FieldCode | undefined;
    return checked === undefined ? (refused ?? null) : checked;
  };
  const checkField = (name: FieldName, value: string) =>
    setFound((now) => ({ ...now, [name]: validateField(name, value, country) }));
  /** What was refused and not changed since is wrong in a way that only the server knows. */
  const checkOnLeave = (name: FieldName, { value, isConnected }: HTMLInputElement) => {
    const isRefused = found[name] === undefined && codeOf(name) !== null;
    const isRight = validateField(name, value, country) === null;
    if (isConnected && !(isRefused && isRight)) checkField(name, value);
  };
  const fieldOf = ({ target }: SyntheticEvent): [FieldName, HTMLInputElement] | null =>
    target instanceof HTMLInputElement && isFieldName(target.name) ? [target.name, target] : null;
  return {
    codeOf,
    form: {
      onSubmit: () => setChanged(noFields),
      onBlur: (event: SyntheticEvent) => {
        const [name, input] = fieldOf(event) ?? [];
        // A box is looked at when the form is sent: nobody ticks it by passing.
        if (!name || !input || name === 'authorised') return;
        afterPress(() => checkOnLeave(name, input));
      },
      onInput: (event: SyntheticEvent) => {
        const [name, input] = fieldOf(event) ?? [];
        if (!name || !input) return;
        setChanged((names) => (names.has(name) ? names : new Set([...names, name])));
        if (codeOf(name) === null) return;
        const value = valueOf(input);
        // While it is typed only what is right is told.
        if (validateField(name, value, country) === null) checkField(name, value);
      },
    },
  };
};
