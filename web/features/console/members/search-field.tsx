import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { Keys } from '../keys.tsx';

interface SearchFieldProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** What is looked for now. */
  readonly words: string;
  readonly busy: boolean;
  readonly onSearch: (words: string) => void;
}

/** Looks for a member; what is typed does not reach the address, since it may be one. */
export function SearchField({ input, words, busy, onSearch }: SearchFieldProps) {
  const t = useTranslations('console.members');
  return (
    <form
      role="search"
      className="c-search c-members__search"
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
        maxLength={254}
        autoComplete="off"
        spellCheck={false}
        aria-label={t('search')}
        placeholder={t('search')}
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
