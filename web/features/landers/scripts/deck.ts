// The deck by hand and by keys. Without, its buttons play it: a tick is a choice, and CSS does the rest.
import type { SwipeChoice } from '#contract/members/enums.ts';
import { flyOut } from '#web/lib/swipe/card-motion.ts';
import { createDrag } from '#web/lib/swipe/drag.ts';
import type { Motion } from '#web/lib/swipe/physics.ts';
import { atRest } from '#web/lib/swipe/physics.ts';

const keys: Readonly<Record<string, SwipeChoice>> = { ArrowRight: 'like', ArrowLeft: 'pass' };
/** Where keys have a meaning of their own. */
const OWN_KEYS = 'form[method=post], select, textarea, dialog';

const deck = document.querySelector<HTMLFormElement>('form.deck');

const topTurn = () => deck?.querySelector<HTMLElement>('.turn:not(:has(:checked))') ?? null;

/** Lets a card fly as the hand threw it; the tick hides it where it lands. */
const flyAway = (turn: HTMLElement, choice: SwipeChoice, motion: Motion): void => {
  const card = turn.querySelector<HTMLElement>('.card');
  if (!card) return;
  turn.classList.add('flying');
  flyOut(card, motion, choice).addEventListener('finish', () => turn.classList.remove('flying'));
};

const choose = (choice: SwipeChoice, motion: Motion = atRest): boolean => {
  const turn = topTurn();
  const tick = turn?.querySelector<HTMLInputElement>(`input.${choice}`);
  if (!turn || !tick) return false;
  const hadFocus = turn.contains(document.activeElement);
  tick.checked = true;
  flyAway(turn, choice, motion);
  // The focus goes on with the cards.
  if (hadFocus) {
    const next = deck?.querySelector<HTMLElement>(
      topTurn() ? `.turn:not(:has(:checked)) input.${choice}` : '.end a',
    );
    next?.focus({ preventScroll: true });
  }
  return true;
};

for (const turn of deck?.querySelectorAll<HTMLElement>('.turn') ?? []) {
  const card = turn.querySelector<HTMLElement>('.card');
  if (!card) continue;
  const drag = createDrag();
  card.addEventListener('pointerdown', (event) => {
    if (turn === topTurn()) drag.down(event);
  });
  card.addEventListener('pointermove', (event) => drag.move(event, card));
  card.addEventListener('pointerup', (event) => drag.end(event, card, choose));
  card.addEventListener('pointercancel', (event) => drag.end(event, card, null));
}

deck?.addEventListener('click', (event) => {
  const tick = event.target;
  if (!(tick instanceof HTMLInputElement)) return;
  // As if the hand had thrown it: the tick is set with the flight.
  event.preventDefault();
  const choice = tick.classList.contains('like') ? 'like' : 'pass';
  setTimeout(() => choose(choice));
});

deck?.addEventListener('reset', () => {
  for (const card of deck.querySelectorAll<HTMLElement>('.card')) {
    for (const animation of card.getAnimations()) animation.cancel();
    card.removeAttribute('style');
  }
});

addEventListener('keydown', (event) => {
  const choice = keys[event.key];
  const { target } = event;
  if (!choice || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (target instanceof Element && target.closest(OWN_KEYS)) return;
  if (!topTurn()) return;
  event.preventDefault();
  if (!event.repeat) choose(choice);
});
