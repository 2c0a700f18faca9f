import { useState } from 'react';
import { cx } from './cx.ts';
import { Fieldset, type FieldsetProps } from './field.tsx';

type End = { name: string; label: string; value: number };

type RangeSliderProps = Pick<FieldsetProps, 'label' | 'hint' | 'className'> & {
  min: number;
  max: number;
  from: End;
  to: End;
  /** Writes what is chosen: "28 to 45". */
  text: (from: number, to: number) => string;
};

const thumb = [
  'pointer-events-none absolute inset-0 m-0 h-full w-full appearance-none rounded-pill bg-transparent',
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-7',
  '[&::-webkit-slider-thumb]:cursor-grab [&::-webkit-slider-thumb]:appearance-none',
  '[&::-webkit-slider-thumb]:rounded-pill [&::-webkit-slider-thumb]:border-6',
  '[&::-webkit-slider-thumb]:border-primary [&::-webkit-slider-thumb]:bg-surface-raised',
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-7',
  '[&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:cursor-grab',
  '[&::-moz-range-thumb]:rounded-pill [&::-moz-range-thumb]:border-6',
  '[&::-moz-range-thumb]:border-primary [&::-moz-range-thumb]:bg-surface-raised',
].join(' ');

/** A span between two ends, each a slider of the browser with all its keys. */
export function RangeSlider({ min, max, from, to, text, label, ...group }: RangeSliderProps) {
  const [low, setLow] = useState(from.value);
  const [high, setHigh] = useState(to.value);
  const share = (value: number) => `${((value - min) / (max - min)) * 100}%`;
  const common = { type: 'range', min, max } as const;
  return (
    <Fieldset {...group} label={label} note={<output>{text(low, high)}</output>}>
      <div className="relative h-11">
        <div className="absolute inset-x-3.5 top-1/2 h-1.5 -translate-y-1/2 rounded-pill bg-surface-current">
          <div
            className="absolute inset-y-0 rounded-pill bg-primary"
            style={{ left: share(low), width: `calc(${share(high)} - ${share(low)})` }}
          />
        </div>
        <input
          {...common}
          name={from.name}
          aria-label={from.label}
          value={low}
          onChange={(event) => setLow(Math.min(Number(event.target.value), high))}
          // Where both meet at the far end, only this one can move.
          className={cx(thumb, low > (min + max) / 2 && 'z-10')}
        />
        <input
          {...common}
          name={to.name}
          aria-label={to.label}
          value={high}
          onChange={(event) => setHigh(Math.max(Number(event.target.value), low))}
          className={thumb}
        />
      </div>
    </Fieldset>
  );
}
