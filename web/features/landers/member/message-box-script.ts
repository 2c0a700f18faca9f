// Counts what is typed, and asks kindly for words where there are none.
const box = document.querySelector<HTMLTextAreaElement>('[data-words]');
const count = document.querySelector<HTMLElement>('[data-count]');

if (box && count) {
  const tell = (): void => {
    count.textContent = `${box.value.length} / ${box.maxLength}`;
    box.setCustomValidity(box.value.trim() ? '' : (box.dataset['words'] ?? ''));
  };
  box.addEventListener('input', tell);
  count.hidden = false;
  tell();
}
