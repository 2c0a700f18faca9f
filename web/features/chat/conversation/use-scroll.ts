import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ConversationActions, ConversationState } from '../conversation-types.ts';

/** So near to the end that one is there. */
const AT_END_PX = 80;
/** Here nothing is hidden below: what is added comes into sight by itself. */
const EXACT_END_PX = 8;
/** So much of a message has to be in sight to count as seen. */
const MIN_VISIBLE_PX = 24;
/** How far from the beginning older messages are asked for. */
const LOAD_AHEAD_PX = 800;
/** How long a message that was jumped to stays marked. */
const HIGHLIGHT_MS = 2500;

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The last message of which enough is above the lower edge. */
const lastVisibleNo = (scroller: HTMLElement): number => {
  if (scroller.scrollTop > -EXACT_END_PX) return Infinity;
  const edge = scroller.getBoundingClientRect().bottom;
  const rows = [...scroller.querySelectorAll<HTMLElement>('[data-no]')];
  const row = rows.findLast((one) => one.getBoundingClientRect().top + MIN_VISIBLE_PX <= edge);
  return Number(row?.dataset['no'] ?? 0);
};

/**
 * The scroll of a history. It is counted from the end (the list stands in a reversed column): so it
 * begins there, stays there when something is added, and does not move when older messages come.
 */
export const useScroll = (state: ConversationState, actions: ConversationActions) => {
  const scroller = useRef<HTMLDivElement>(null);
  const { messages, pending, more, olderStatus, status, focusNo, me } = state;
  const canLoad = more && olderStatus === 'idle' && status === 'ready';
  const [atEnd, setAtEnd] = useState(true);
  const last = messages.at(-1)?.no ?? 0;
  const [lastSeenNo, setLastSeenNo] = useState(last);
  if (atEnd && lastSeenNo !== last) setLastSeenNo(last);

  const handleScroll = () => {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    setAtEnd(scrollTop > -AT_END_PX);
    // What is passed on the way to a message that was asked for is not seen.
    if (target === null) actions.markSeen(lastVisibleNo(element));
    const above = scrollHeight - clientHeight + scrollTop;
    if (above < LOAD_AHEAD_PX && canLoad) actions.loadOlder();
  };

  const scrollToEnd = (byKey: boolean) => {
    const behavior = prefersReducedMotion() ? 'auto' : 'smooth';
    scroller.current?.scrollTo({ top: 0, behavior });
    // The button that was pressed is gone at the end.
    if (byKey) scroller.current?.focus({ preventScroll: true });
  };

  // Whoever sends something wants to see it.
  const previousPending = useRef(pending.length);
  useLayoutEffect(() => {
    if (pending.length > previousPending.current) scroller.current?.scrollTo({ top: 0 });
    previousPending.current = pending.length;
  }, [pending.length]);

  const [target, setTarget] = useState(focusNo);
  const [highlightedNo, setHighlightedNo] = useState<number | null>(null);
  const [previousFocusNo, setPreviousFocusNo] = useState(focusNo);
  if (previousFocusNo !== focusNo) {
    setPreviousFocusNo(focusNo);
    setTarget(focusNo);
  }
  const loadOlder = useEffectEvent(() => actions.loadOlder());
  useEffect(() => {
    if (target === null || status !== 'ready') return;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-no="${target}"]`);
    if (row) {
      row.scrollIntoView({ block: 'center' });
      row.focus({ preventScroll: true });
      setHighlightedNo(target);
    } else if (more) {
      if (canLoad) loadOlder();
      return;
    }
    setTarget(null);
  }, [target, messages, more, canLoad, status]);
  // Also where the messages do not fill the screen yet.
  const checkScroll = useEffectEvent(handleScroll);
  // What is read is counted in all lists: not in one go with a page that is being taken over.
  useEffect(() => {
    const timer = setTimeout(checkScroll);
    return () => clearTimeout(timer);
  }, [messages, canLoad, target]);
  useEffect(() => {
    if (highlightedNo === null) return;
    const timer = setTimeout(() => setHighlightedNo(null), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [highlightedNo]);

  return {
    scroller,
    handleScroll,
    atEnd,
    newCount: messages.filter(({ no, sender }) => no > lastSeenNo && sender !== me).length,
    scrollToEnd,
    jumpTo: setTarget,
    highlightedNo,
  };
};
