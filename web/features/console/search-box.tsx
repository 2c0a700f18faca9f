import type { RefObject } from 'react';
import { cx } from '#web/ui/cx.ts';
import { ConsoleIcon } from './icons/console-icon.tsx';
import { Keys } from './keys.tsx';

interface SearchBoxProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly label: string;
  /** What is looked for now. */
  readonly words: string;
  readonly maxLength: number;
  readonly busy?: boolean;
  readonly spellCheck?: boolean;
  readonly className?: string;
  readonly onSearch: (words: string) => void;
}

/** Looks for words in a list, once they are typed or all taken out. */
export function SearchBox(props: SearchBoxProps) {
  const { input, label, words, maxLength, busy, spellCheck, className, onSearch } = props;
  return (
    <form
      role="search"
      className={cx('c-search', className)}
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(input.current?.value.trim() ?? '');
        input.current?.blur();
      }}
    >
      <ConsoleIcon name="magnifying-glass" />
      <input
        key={words}
        ref={input}
        type="search"
        defaultValue={words}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={spellCheck}
        aria-label={label}
        placeholder={label}
        onChange={({ target }) => {
          if (target.value === '' && words !== '') onSearch('');
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Escape') currentTarget.blur();
        }}
      />
      <Keys>/</Keys>
    </form>
  );
}
