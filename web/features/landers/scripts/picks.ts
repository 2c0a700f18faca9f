// What is picked flies from the board to the ticket.
const isVisible = (element: Element): boolean => element.getClientRects().length > 0;

const fly = (tick: HTMLInputElement): void => {
  const from = document.querySelector(`label[for=${tick.id}] svg`);
  const to = document.querySelector(`.ticket .${tick.id}`);
  if (!from || !to || !isVisible(to)) return;
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const offset = `translate(${start.x - end.x}px, ${start.y - end.y}px)`;
  to.animate(
    {
      transform: [`${offset} scale(${start.width / end.width})`, 'none'],
      transformOrigin: ['0 0', '0 0'],
    },
    { duration: 450, easing: 'cubic-bezier(0.3, 0.9, 0.3, 1)' },
  );
};

if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
  document.querySelector('.board')?.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.checked) fly(target);
  });
}
