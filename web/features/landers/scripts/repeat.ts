// Repeats above the form what was written in the composer, so that one sees it come along.
const typed = document.querySelector<HTMLTextAreaElement>('[data-say]');
const repeated = document.querySelector<HTMLElement>('[data-said]');

if (typed && repeated) {
  const repeat = (): void => {
    repeated.textContent = typed.value.trim();
  };
  typed.addEventListener('input', repeat);
  // Browsers fill in again what was typed before the page was left.
  addEventListener('pageshow', repeat);
}
