import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useEarlyInput } from '#web/lib/use-early-input.ts';
import { cx } from '#web/ui/cx.ts';
import { OpenLetter } from '#web/ui/drawings/open-letter.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Input } from '#web/ui/input.tsx';
import { PageTitle } from '#web/features/site/page-title.tsx';
import type { ChatPage } from '../state/chat-list.ts';
import { useChatState, useChatStore } from '../state/use-chat-store.ts';
import { ChatList } from './chat-list.tsx';
import { SearchResults } from './search-results.tsx';
import { useChatSearch } from './use-chat-search.ts';

type ChatsLayoutProps = {
  /** What the page was loaded with; null if this tab knows it already. */
  loaded: ChatPage | null;
  /** Whether a chat is open, which takes all of a small screen. */
  isOpen: boolean;
  children: ReactNode;
};

/** The list of chats, and beside it the open one where there is room for both. */
export function ChatsLayout({ loaded, isOpen, children }: ChatsLayoutProps) {
  const t = useTranslations('chats');
  const store = useChatStore((created) => {
    if (loaded && !created.state().list) created.mergeList(loaded);
  });
  const [searchText, setSearchText] = useState('');
  const hasNone = useChatState(store, ({ list }) => list?.chats.length === 0);
  // Nothing to look through, and nothing to choose from.
  const isBare = hasNone && !isOpen && searchText === '';
  const [search, retry] = useChatSearch(searchText);
  const field = useRef<HTMLInputElement>(null);
  useEarlyInput(field, searchText, setSearchText);
  const clear = () => setSearchText('');
  return (
    <main
      id="content"
      className={cx(
        'mx-auto grid min-h-0 w-full max-w-360 flex-1 border-t border-line',
        isBare
          ? 'md:max-w-wrap md:border-t-0'
          : 'md:grid-cols-[20rem_minmax(0,1fr)] lg:grid-cols-[24rem_minmax(0,1fr)]',
        isOpen && 'max-md:border-t-0',
      )}
    >
      {/* A phone shows the open chat in place of the list and its heading. */}
      {isOpen && <h1 className="sr-only md:hidden">{t('title')}</h1>}
      {!isOpen && <PageTitle>{t('title')}</PageTitle>}
      <section
        aria-label={t('list')}
        className={cx(
          'flex min-h-0 min-w-0 flex-col border-line',
          !isBare && 'md:border-r',
          isOpen && 'max-md:hidden',
        )}
      >
        <div className="px-4 pt-2 pb-3 md:px-6 md:pt-6 md:pb-4">
          <h1 className={cx('display-md', isBare ? 'md:display-lg' : 'mb-4')}>{t('title')}</h1>
          {!isBare && (
            <search>
              <Input
                ref={field}
                variant="search"
                role="searchbox"
                aria-label={t('search.label')}
                placeholder={t('search.label')}
                value={searchText}
                maxLength={100}
                autoComplete="off"
                enterKeyHint="search"
                onChange={(event) => setSearchText(event.target.value)}
                onKeyDown={(event) => {
                  if (event.key === 'Escape') clear();
                }}
                leading={<Icon name="magnifier" size="sm" />}
                trailing={
                  searchText !== '' && (
                    <IconButton icon="x" size="sm" label={t('search.clear')} onClick={clear} />
                  )
                }
              />
            </search>
          )}
        </div>
        {search ? <SearchResults search={search} onRetry={retry} /> : <ChatList store={store} />}
      </section>
      <div
        className={cx(
          'flex min-h-0 min-w-0 flex-col bg-surface-sunken',
          !isOpen && 'max-md:hidden',
          isBare && 'md:hidden',
        )}
      >
        {children}
      </div>
    </main>
  );
}

/** Beside the list, as long as no chat is open. */
export function NoChatOpen() {
  const t = useTranslations('chats.choose');
  return (
    <EmptyState className="my-auto" picture={<OpenLetter />} title={t('title')} text={t('text')} />
  );
}
