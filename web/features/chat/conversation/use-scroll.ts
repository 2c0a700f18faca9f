import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ConversationActions, ConversationState } from '../conversation-seam.ts';

/** So near to the end that one is there. */
const END = 80;
/** Here nothing is hidden below: what is added comes into sight by itself. */
const VERY_END = 8;
/** So much of a message has to be in sight to count as seen. */
const SEEN = 24;
/** How far from the beginning older messages are asked for. */
const AHEAD = 800;
/** How long a message that was jumped to stays marked. */
const MARKED_MS = 2500;

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The last message of which enough is above the lower edge. */
const lastInSight = (scroller: HTMLElement): number => {
  if (scroller.scrollTop > -VERY_END) return Infinity;
  const edge = scroller.getBoundingClientRect().bottom;
  const rows = [...scroller.querySelectorAll<HTMLElement>('[data-no]')];
  const row = rows.findLast((one) => one.getBoundingClientRect().top + SEEN <= edge);
  return Number(row?.dataset['no'] ?? 0);
};

/**
 * The scroll of a history. It is counted from the end (the list stands in a reversed column): so it
 * begins there, stays there when something is added, and does not move when older messages come.
 */
export const useScroll = (state: ConversationState, actions: ConversationActions) => {
  const scroller = useRef<HTMLDivElement>(null);
  const { messages, waiting, more, older, status, focusNo, me } = state;
  const mayLoad = more && older === 'idle' && status === 'ready';
  const [atEnd, setAtEnd] = useState(true);
  const last = messages.at(-1)?.no ?? 0;
  const [seen, setSeen] = useState(last);
  if (atEnd && seen !== last) setSeen(last);

  const look = () => {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    setAtEnd(scrollTop > -END);
    // What is passed on the way to a message that was asked for is not seen.
    if (target === null) actions.see(lastInSight(element));
    const above = scrollHeight - clientHeight + scrollTop;
    if (above < AHEAD && mayLoad) actions.loadOlder();
  };

  const toEnd = (byKey: boolean) => {
    const behavior = isCalm() ? 'auto' : 'smooth';
    scroller.current?.scrollTo({ top: 0, behavior });
    // The button that was pressed is gone at the end.
    if (byKey) scroller.current?.focus({ preventScroll: true });
  };

  // Whoever sends something wants to see it.
  const sentBefore = useRef(waiting.length);
  useLayoutEffect(() => {
    if (waiting.length > sentBefore.current) scroller.current?.scrollTo({ top: 0 });
    sentBefore.current = waiting.length;
  }, [waiting.length]);

  const [target, setTarget] = useState(focusNo);
  const [marked, setMarked] = useState<number | null>(null);
  const [asked, setAsked] = useState(focusNo);
  if (asked !== focusNo) {
    setAsked(focusNo);
    setTarget(focusNo);
  }
  const loadOlder = useEffectEvent(() => actions.loadOlder());
  useEffect(() => {
    if (target === null || status !== 'ready') return;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-no="${target}"]`);
    if (row) {
      row.scrollIntoView({ block: 'center' });
      row.focus({ preventScroll: true });
      setMarked(target);
    } else if (more) {
      if (mayLoad) loadOlder();
      return;
    }
    setTarget(null);
  }, [target, messages, more, mayLoad, status]);
  // Also where the messages do not fill the screen yet.
  const lookAgain = useEffectEvent(look);
  useEffect(() => lookAgain(), [messages, mayLoad, target]);
  useEffect(() => {
    if (marked === null) return;
    const timer = setTimeout(() => setMarked(null), MARKED_MS);
    return () => clearTimeout(timer);
  }, [marked]);

  return {
    scroller,
    look,
    atEnd,
    fresh: messages.filter(({ no, sender }) => no > seen && sender !== me).length,
    toEnd,
    jump: setTarget,
    marked,
  };
};
