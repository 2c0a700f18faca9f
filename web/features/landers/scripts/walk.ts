// Two arrows to walk along the hall; without them it is scrolled by hand.
const hall = document.querySelector<HTMLElement>('[data-hall]');
const steps = document.querySelector<HTMLElement>('[data-steps]');

if (hall && steps) {
  const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const buttons = [...steps.querySelectorAll<HTMLButtonElement>('[data-step]')];
  const directionOf = (button: HTMLButtonElement) => Number(button.dataset['step']);

  const mark = (): void => {
    const end = hall.scrollWidth - hall.clientWidth;
    for (const button of buttons) {
      const left = directionOf(button) < 0 ? hall.scrollLeft : end - hall.scrollLeft;
      // Not disabled, which would lose the focus on the way.
      button.setAttribute('aria-disabled', String(left < 2));
    }
  };

  for (const button of buttons) {
    button.addEventListener('click', () => {
      const left = directionOf(button) * hall.clientWidth * 0.6;
      hall.scrollBy({ left, behavior: smooth ? 'smooth' : 'instant' });
    });
  }
  hall.addEventListener('scroll', mark, { passive: true });
  mark();
  steps.hidden = false;
}
