import { use, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Input } from '#web/ui/input.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import { emojiGroups, type EmojiGroup } from './emoji.ts';
import { emojiNamesIn, searchEmoji } from './emoji-search.ts';
import { isTouch } from './message-field.tsx';
import { storeRecent, readRecent, addRecent } from './recent-emoji.ts';

type Group = readonly [name: EmojiGroup | 'recent', signs: readonly string[]];

const groups = Object.entries(emojiGroups).map(([name, signs]): Group => [
  name as EmojiGroup,
  signs.split(' '),
]);

const allEmoji: ReadonlySet<string> = new Set(groups.flatMap(([, signs]) => signs));

const inlineStep: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The one below or above, wherever rows break. */
const findInColumn = (all: readonly HTMLElement[], from: HTMLElement, down: boolean) => {
  const fromRect = from.getBoundingClientRect();
  const middle = fromRect.left + fromRect.width / 2;
  const ordered = down ? all : all.toReversed();
  return ordered.find((one) => {
    const rect = one.getBoundingClientRect();
    const isBeyond = down ? rect.top >= fromRect.bottom : rect.bottom <= fromRect.top;
    return isBeyond && rect.left <= middle && rect.right >= middle;
  });
};

export type EmojiPickerProps = { onPick: (emoji: string, byPointer: boolean) => void };

/** What was used before, then curated emoji by subject, or those found by name; arrows move among them. */
export function EmojiPicker({ onPick }: EmojiPickerProps) {
  const t = useTranslations('chat.emoji');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const names = use(emojiNamesIn(useSite().locale));
  const [typed, setTyped] = useState('');
  // They stay in their places while one picks several.
  const [recent] = useState(() => readRecent(allEmoji));
  const shown = recent.length > 0 ? [['recent', recent] satisfies Group, ...groups] : groups;
  const found = names !== null && typed.trim() !== '' ? searchEmoji(names, typed) : null;
  const sections =
    found === null
      ? shown.map(([name, signs]) => ({ name, title: t(`groups.${name}`), signs }))
      : [{ name: 'found', title: t('found', { count: found.length }), signs: found }];
  // Whoever has a keyboard types at once; on a phone it would cover the panel.
  useEffect(() => {
    if (!isTouch()) field.current?.focus();
  }, []);
  const pick = (emoji: string, byPointer: boolean) => {
    storeRecent(addRecent(readRecent(allEmoji), emoji));
    onPick(emoji, byPointer);
  };
  const allShown = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-emoji]') ?? [])];
  const search = (event: KeyboardEvent<HTMLElement>) => {
    const [first] = found ?? [];
    if (event.key === 'Enter' && first !== undefined) pick(first, false);
    else if (event.key === 'ArrowDown') allShown()[0]?.focus();
    else if (event.key === 'Escape' && typed !== '') {
      // The next one closes the panel.
      event.stopPropagation();
      setTyped('');
    } else return;
    event.preventDefault();
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const all = allShown();
    const from = event.target as HTMLElement;
    const at = all.indexOf(from);
    if (at < 0) return;
    const step = inlineStep[event.key];
    const isDown = event.key === 'ArrowDown';
    const isUp = event.key === 'ArrowUp';
    const next =
      step !== undefined
        ? all[at + step]
        : isDown || isUp
          ? findInColumn(all, from, isDown)
          : undefined;
    const target = next ?? (isUp ? field.current : null);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  const showGroup = (name: string) => {
    flushSync(() => setTyped(''));
    list.current?.querySelector(`[data-group="${name}"]`)?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      {names !== null && (
        <search className="flex-none px-3 pt-3 pb-1">
          <Input
            ref={field}
            variant="search"
            role="searchbox"
            aria-label={t('search')}
            placeholder={t('search')}
            value={typed}
            maxLength={40}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={search}
            leading={<Icon name="magnifier" size="sm" />}
          />
          <VisuallyHidden role="status">
            {found !== null && t('found', { count: found.length })}
          </VisuallyHidden>
        </search>
      )}
      <div className="flex flex-none justify-between border-b border-line px-2 py-1">
        {shown.map(([name, signs]) => (
          <button
            key={name}
            type="button"
            aria-label={t(`groups.${name}`)}
            title={t(`groups.${name}`)}
            onClick={() => showGroup(name)}
            className="grid h-11 min-w-0 flex-1 place-items-center rounded-sm text-lg hover:bg-surface-current focus-visible:-outline-offset-3"
          >
            {name === 'recent' ? <Icon name="clock" size="sm" /> : signs[0]}
          </button>
        ))}
      </div>
      <div
        ref={list}
        role="toolbar"
        tabIndex={-1}
        aria-label={t('title')}
        onKeyDown={move}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 pb-3"
      >
        {sections.map(({ name, title, signs }, section) => (
          <section key={name} data-group={name} aria-labelledby={`${id}-${name}`}>
            <h3 id={`${id}-${name}`} className="pt-3 pb-1 text-xs font-semibold text-text-muted">
              {title}
            </h3>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))]">
              {signs.map((emoji, at) => (
                <button
                  key={emoji}
                  type="button"
                  data-emoji
                  // One stop for Tab, arrows from there.
                  tabIndex={section === 0 && at === 0 ? 0 : -1}
                  onClick={({ detail }) => pick(emoji, detail > 0)}
                  className="grid h-11 place-items-center rounded-sm text-[1.5rem] leading-none hover:bg-surface-current focus-visible:-outline-offset-3"
                >
                  {emoji}
                </button>
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
