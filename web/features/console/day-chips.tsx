import { cx } from '#web/ui/cx.ts';

interface DayChipsProps<Name extends string> {
  /** Which days they are about, with their names; the first unless another is chosen. */
  readonly kinds: readonly { readonly name: Name; readonly label: string }[];
  readonly labels: { readonly days: string; readonly from: string; readonly to: string };
  readonly search: URLSearchParams;
  readonly change: (changed: { days?: string; from?: string; to?: string }) => void;
}

/** Narrows a list to a time. */
export function DayChips<Name extends string>({
  kinds,
  labels,
  search,
  change,
}: DayChipsProps<Name>) {
  const chip = (name: string) => cx('c-chip', search.has(name) && 'c-chip--on');
  return (
    <>
      <label className={chip('days')}>
        <span>{labels.days}</span>
        <select
          value={search.get('days') ?? kinds[0]?.name}
          onChange={({ target }) => change({ days: target.value })}
        >
          {kinds.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className={chip(name)}>
          <span>{labels[name]}</span>
          <input
            type="date"
            value={search.get(name) ?? ''}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        </label>
      ))}
    </>
  );
}
