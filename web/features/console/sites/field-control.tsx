import { useState } from 'react';
import type { SiteFieldName } from '#contract/console/site-fields.ts';
import { niches } from '#contract/niches.ts';
import { Switch } from '#web/ui/switch.tsx';
import { ConsoleInput, ConsoleSelect, ConsoleTextarea } from '../console-fields.tsx';
import { CountryPicker } from '../country-picker.tsx';
import { boundsOf, entriesOf, isChoiceField, kindOf, optionsOf } from './field-kinds.ts';
import { LanguagePicker } from './language-picker.tsx';
import { useUntrimmed } from './use-untrimmed.ts';
import { useChoiceName, useEntryName } from './use-value-text.ts';
import { fromLines, toLines } from './value-lines.ts';
import { VatControl } from './vat-control.tsx';

interface ControlProps {
  readonly field: SiteFieldName;
  readonly value: unknown;
  readonly label: string;
  readonly onChange: (value: unknown) => void;
}

/** What is typed as it is typed: only the server trims and sorts. */
function LinesControl({ field, value, onChange }: ControlProps) {
  const shown = toLines(value);
  const [text, setText] = useState(shown);
  const isOwn = JSON.stringify(fromLines(text)) === JSON.stringify(value);
  return (
    <ConsoleTextarea
      name={field}
      rows={3}
      spellCheck={false}
      value={isOwn ? text : shown}
      onChange={({ target }) => {
        setText(target.value);
        onChange(fromLines(target.value));
      }}
    />
  );
}

/** Several of a fixed list. */
function ManyControl({ field, value, label, onChange }: ControlProps) {
  const entryName = useEntryName();
  const all = entriesOf(field);
  const chosen = Array.isArray(value) ? value.map(String) : [];
  return (
    <div className="c-setting-choices" role="group" aria-label={label}>
      {all.map((one) => (
        <label key={one} className="c-setting-choice">
          <input
            type="checkbox"
            name={field}
            value={one}
            checked={chosen.includes(one)}
            onChange={({ target }) =>
              onChange(
                all.filter((other) => (other === one ? target.checked : chosen.includes(other))),
              )
            }
          />
          {entryName(field, one)}
        </label>
      ))}
    </div>
  );
}

/** The looks, each in its own colours. */
function LookControl({ field, value, label, onChange }: ControlProps) {
  return (
    <div className="c-looks" role="radiogroup" aria-label={label}>
      {Object.entries(niches).map(([id, name]) => (
        <label key={id} className="c-look">
          <input
            type="radio"
            name={field}
            value={id}
            checked={value === Number(id)}
            onChange={() => onChange(Number(id))}
          />
          <span className="c-look__colours" data-niche={id} aria-hidden>
            <i />
            <i />
            <i />
          </span>
          <span>
            <b>{id}</b> {name}
          </span>
        </label>
      ))}
    </div>
  );
}

function NumberControl({ field, value, onChange }: ControlProps) {
  const { min, max } = boundsOf(field);
  const shown = typeof value === 'number' ? String(value) : '';
  const [text, setText] = useState(shown);
  const toNumber = (digits: string) => (digits.trim() === '' ? null : Number(digits));
  return (
    <ConsoleInput
      name={field}
      inputMode="numeric"
      type="number"
      step={1}
      min={min}
      max={max}
      className="c-input--number"
      value={toNumber(text) === value ? text : shown}
      onChange={({ target }) => {
        setText(target.value);
        onChange(toNumber(target.value));
      }}
    />
  );
}

function TextControl({ field, value, onChange }: ControlProps) {
  const [text, keep] = useUntrimmed(typeof value === 'string' ? value : '');
  const Control = kindOf(field) === 'long' ? ConsoleTextarea : ConsoleInput;
  return (
    <Control
      name={field}
      value={text}
      onChange={({ target }: { target: { value: string } }) => {
        keep(target.value);
        onChange(target.value);
      }}
    />
  );
}

/** The way to change a field, by its kind. */
export function FieldControl(props: ControlProps) {
  const { field, value, label, onChange } = props;
  const choiceName = useChoiceName();
  const kind = kindOf(field);
  const text = typeof value === 'string' ? value : '';
  if (kind === 'lines') return <LinesControl {...props} />;
  if (kind === 'vat') return <VatControl {...props} />;
  if (kind === 'country') return <CountryPicker name={field} value={text} onChoose={onChange} />;
  if (kind === 'language') return <LanguagePicker name={field} value={text} onChoose={onChange} />;
  if (entriesOf(field).length > 0) return <ManyControl {...props} />;
  if (kind === 'look') return <LookControl {...props} />;
  if (kind === 'number') return <NumberControl {...props} />;
  if (kind === 'switch')
    return (
      <Switch
        type="button"
        name={field}
        label={label}
        checked={value === true}
        onClick={() => onChange(value !== true)}
      />
    );
  if (isChoiceField(field))
    return (
      <ConsoleSelect name={field} value={text} onChange={({ target }) => onChange(target.value)}>
        {optionsOf(field).map((option) => (
          <option key={option} value={option}>
            {choiceName(field, option)}
          </option>
        ))}
      </ConsoleSelect>
    );
  return <TextControl {...props} />;
}
