import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PartnerView } from '#contract/chat/views.ts';
import { linkTo } from '#contract/routes.ts';
import { sanitizeText } from '#contract/visible-text.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FoldedMap } from '#web/ui/drawings/folded-map.tsx';
import { SkeletonCard } from '#web/ui/skeleton.tsx';
import { PartnerAvatar } from './partner-avatar.tsx';
import { RowTime } from '#web/lib/row-time.tsx';
import { excerptOf } from './rules/excerpt.ts';
import type { Search } from './use-chat-search.ts';

type HitProps = { to: string; profile: PartnerView; aside?: ReactNode; children?: ReactNode };

function Hit({ to, profile, aside, children }: HitProps) {
  return (
    <li>
      <Link
        to={to}
        className="grid min-h-20 grid-cols-[3.5rem_1fr] items-center gap-4 rounded-md p-3 -outline-offset-3 hover:bg-surface-current"
      >
        <PartnerAvatar profile={profile} />
        <span className="min-w-0">
          <span className="flex items-baseline justify-between gap-4">
            <span className="truncate font-semibold">{profile.name}</span>
            {aside && <span className="shrink-0 text-xs text-text-muted">{aside}</span>}
          </span>
          {children}
        </span>
      </Link>
    </li>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-4">
      <h2 className="px-3 py-2 text-sm font-semibold text-text-muted">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

type ExcerptProps = { text: string; query: string; isOwn: boolean };

function Excerpt({ text, query, isOwn }: ExcerptProps) {
  const t = useTranslations('chats');
  const { before, hit, after } = excerptOf(sanitizeText(text), query);
  return (
    <span className="line-clamp-2 text-start text-sm text-text-muted [unicode-bidi:plaintext]">
      {isOwn && t('you', { text: '' })}
      <bdi>
        {before}
        <mark className="rounded-sm bg-unread-soft text-text">{hit}</mark>
        {after}
      </bdi>
    </span>
  );
}

/** People and messages that contain what was typed. */
export function SearchResults({ search, onRetry }: { search: Search; onRetry: () => void }) {
  const t = useTranslations('chats');
  const { query, state, results } = search;
  const { people, messages } = results;
  const count = people.length + messages.length;
  if (state === 'failed') {
    return (
      <ErrorState
        title={t('search.failed')}
        text={t('failed.text')}
        action={<Button onClick={onRetry}>{t('failed.retry')}</Button>}
      />
    );
  }
  return (
    <div
      aria-busy={state === 'loading'}
      className="min-h-0 flex-1 overflow-y-auto px-1 pt-1 pb-4 max-md:pb-24 md:px-3"
    >
      <p role="status" className="sr-only">
        {state === 'loading' ? t('search.loading') : t('search.found', { count })}
      </p>
      {count === 0 && state === 'loading' && <SkeletonCard />}
      {count === 0 && state === 'found' && (
        <EmptyState
          picture={<FoldedMap />}
          title={t('search.none', { words: query })}
          text={t('search.noneText')}
        />
      )}
      {people.length > 0 && (
        <Group title={t('search.people')}>
          {people.map(({ conversation: id, profile }) => (
            <Hit key={id} to={linkTo('chats-id', { id })} profile={profile} />
          ))}
        </Group>
      )}
      {messages.length > 0 && (
        <Group title={t('search.messages')}>
          {messages.map(({ profile, message: { conversation: id, no, text, sender, sent_at } }) => (
            <Hit
              key={`${id}:${no}`}
              to={linkTo('chats-id', { id }, { m: no })}
              profile={profile}
              aside={<RowTime at={sent_at} yesterday={t('yesterday')} />}
            >
              <Excerpt text={text} query={query} isOwn={sender !== profile.id} />
            </Hit>
          ))}
        </Group>
      )}
    </div>
  );
}
