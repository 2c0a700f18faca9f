import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { emojiGroups, type EmojiGroup } from './emoji.ts';
import { keepRecent, recentEmoji, withRecent } from './recent-emoji.ts';

type Group = readonly [name: EmojiGroup | 'recent', signs: readonly string[]];

const groups = Object.entries(emojiGroups).map(([name, signs]): Group => [
  name as EmojiGroup,
  signs.split(' '),
]);

const offered: ReadonlySet<string> = new Set(groups.flatMap(([, signs]) => signs));

const inlineStep: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The one below or above, wherever rows break. */
const inColumn = (all: readonly HTMLElement[], from: HTMLElement, down: boolean) => {
  const here = from.getBoundingClientRect();
  const middle = here.left + here.width / 2;
  const ordered = down ? all : all.toReversed();
  return ordered.find((one) => {
    const place = one.getBoundingClientRect();
    const isBeyond = down ? place.top >= here.bottom : place.bottom <= here.top;
    return isBeyond && place.left <= middle && place.right >= middle;
  });
};

export type EmojiPickerProps = { onPick: (emoji: string, byPointer: boolean) => void };

/** What was used before, then curated emoji by subject; arrow keys move among them. */
export function EmojiPicker({ onPick }: EmojiPickerProps) {
  const t = useTranslations('chat.emoji');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // They stay in their places while one picks several.
  const [recent] = useState(() => recentEmoji(offered));
  const shown = recent.length > 0 ? [['recent', recent] satisfies Group, ...groups] : groups;
  const pick = (emoji: string, byPointer: boolean) => {
    keepRecent(withRecent(recentEmoji(offered), emoji));
    onPick(emoji, byPointer);
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-emoji]')];
    const from = event.target as HTMLElement;
    const at = all.indexOf(from);
    if (at < 0) return;
    const step = inlineStep[event.key];
    const next =
      step === undefined
        ? event.key === 'ArrowDown' || event.key === 'ArrowUp'
          ? inColumn(all, from, event.key === 'ArrowDown')
          : undefined
        : all[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <>
      <div className="flex flex-none justify-between border-b border-line px-2 py-1">
        {shown.map(([name, signs]) => (
          <button
            key={name}
            type="button"
            aria-label={t(`groups.${name}`)}
            title={t(`groups.${name}`)}
            onClick={() =>
              list.current
                ?.querySelector(`[data-group="${name}"]`)
                ?.scrollIntoView({ block: 'start' })
            }
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
        {shown.map(([name, signs], group) => (
          <section key={name} data-group={name} aria-labelledby={`${id}-${name}`}>
            <h3 id={`${id}-${name}`} className="pt-3 pb-1 text-xs font-semibold text-text-muted">
              {t(`groups.${name}`)}
            </h3>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))]">
              {signs.map((emoji, at) => (
                <button
                  key={emoji}
                  type="button"
                  data-emoji
                  // One stop for Tab, arrows from there.
                  tabIndex={group === 0 && at === 0 ? 0 : -1}
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
