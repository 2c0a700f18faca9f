interface SegmentsProps<V extends string> {
  readonly label: string;
  readonly values: readonly (readonly [V, string])[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** One of a few choices, all of them in sight. */
export function Segments<V extends string>({ label, values, value, onChange }: SegmentsProps<V>) {
  return (
    <div className="c-segments" role="group" aria-label={label}>
      {values.map(([one, text]) => (
        <button key={one} type="button" aria-pressed={one === value} onClick={() => onChange(one)}>
          {text}
        </button>
      ))}
    </div>
  );
}
