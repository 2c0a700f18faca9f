import { Segmented } from '#web/ui/segmented.tsx';
import { Select } from '#web/ui/select.tsx';
import { Field } from '#web/ui/field.tsx';

export const niches = ['1', '2', '3', '4', '5', '6', '7'] as const;
export type Niche = (typeof niches)[number];

export const schemes = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

const schemeNames = { system: 'System', light: 'Light', dark: 'Dark' };

export function ThemeControls({
  niche,
  scheme,
  onNiche,
  onScheme,
}: {
  niche: Niche;
  scheme: Scheme;
  onNiche: (niche: Niche) => void;
  onScheme: (scheme: Scheme) => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Field label="Niche" labelHidden>
        <Select
          variant="quiet"
          value={niche}
          onChange={(event) => onNiche(event.target.value as Niche)}
        >
          {niches.map((id) => (
            <option key={id} value={id}>
              Niche {id}
            </option>
          ))}
        </Select>
      </Field>
      <Segmented
        name="scheme"
        label="Scheme"
        labelHidden
        value={scheme}
        onValueChange={onScheme}
        options={schemes.map((value) => ({ value, label: schemeNames[value] }))}
      />
    </div>
  );
}
