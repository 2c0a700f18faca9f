import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { SearchBox } from '../search-box.tsx';

interface SearchFieldProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** What is looked for now. */
  readonly words: string;
  readonly busy: boolean;
  readonly onSearch: (words: string) => void;
}

/** Looks for a member; what is typed does not reach the address, since it may be one. */
export function SearchField(props: SearchFieldProps) {
  const t = useTranslations('console.members');
  return (
    <SearchBox
      {...props}
      label={t('search')}
      maxLength={254}
      spellCheck={false}
      className="c-members__search"
    />
  );
}
