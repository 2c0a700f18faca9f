import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { cx } from './cx.ts';
import { Input, type InputProps } from './input.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type ComboboxOption = { id: string; label: string; note?: ReactNode };

type ComboboxProps = Omit<InputProps, 'value' | 'onChange' | 'onSelect' | 'role'> & {
  value: string;
  onValueChange: (value: string) => void;
  /** What fits the text so far; empty when nothing is known. */
  options: readonly ComboboxOption[];
  onSelect: (option: ComboboxOption) => void;
  /** Names the list, for screen readers. */
  listLabel: string;
  /** Said when the list changes: "5 towns found". */
  status?: string | undefined;
  onLeave?: (() => void) | undefined;
  /** What is typed in; another look of it has a component of its own. */
  control?: ComponentType<InputProps>;
};

/** A text field with suggestions: arrows walk them, Enter takes one, Escape closes the list. */
export function Combobox({
  value,
  onValueChange,
  options,
  onSelect,
  listLabel,
  status,
  onLeave,
  control: Control = Input,
  ...rest
}: ComboboxProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = open && options.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    if (shown) list.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const select = (option: ComboboxOption) => {
    onSelect(option);
    setOpen(false);
  };
  const move = (by: number) => {
    const from = active === -1 && by < 0 ? 0 : active;
    setOpen(true);
    setActive((from + by + options.length) % options.length);
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = options[active];
    if (event.key === 'Escape' && shown) {
      // The list closes, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === 'Enter' && shown && chosen) {
      event.preventDefault();
      select(chosen);
    } else if (options.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    }
  };

  return (
    <div className="relative">
      <Control
        autoComplete="off"
        spellCheck={false}
        {...rest}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? `${id}-list` : undefined}
        aria-activedescendant={shown && active >= 0 ? optionId(active) : undefined}
        value={value}
        onChange={(event) => {
          setOpen(true);
          setActive(-1);
          onValueChange(event.target.value);
        }}
        onKeyDown={keyDown}
        onBlur={() => {
          setOpen(false);
          onLeave?.();
        }}
      />
      {shown && (
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={listLabel}
          className="absolute inset-x-0 top-full z-10 mt-2 max-h-56 overflow-y-auto rounded-md border border-line bg-surface-raised p-1 shadow-raised"
        >
          {options.map((option, index) => (
            <div
              key={option.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              // Taken when pressed: the focus stays in the field, and leaving it would close the list.
              onMouseDown={(event) => {
                event.preventDefault();
                select(option);
              }}
              className={cx(
                'flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-2 rounded-sm px-4 py-2.5',
                index === active ? 'bg-surface-current' : 'hover:bg-surface-current',
              )}
            >
              <span className="font-medium">{option.label}</span>
              {option.note && <span className="text-sm text-text-muted">{option.note}</span>}
            </div>
          ))}
        </div>
      )}
      <VisuallyHidden aria-live="polite">{open ? status : ''}</VisuallyHidden>
    </div>
  );
}
