import { leave } from '../../../lib/leave.ts';
import { showOver } from '../../../ui/show-over.ts';

// Asks for the age once a device. The same key as where pages are hydrated.
const KEY = 'entry-warning-skipped';

const answered = (): boolean => {
  try {
    return Boolean(localStorage.getItem(KEY));
  } catch {
    return false;
  }
};

const remember = (): void => {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Private windows may refuse storage; they are asked again.
  }
};

const dialog = document.querySelector<HTMLDialogElement>('dialog[data-entry]');
if (dialog && !answered() && !matchMedia('(display-mode: standalone)').matches) {
  let entered = false;
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  // A browser that insists on the second Escape is asked again.
  dialog.addEventListener('close', () => {
    if (!entered) showOver(dialog);
  });
  dialog.querySelector('[data-enter]')?.addEventListener('click', () => {
    entered = true;
    remember();
    dialog.close();
  });
  dialog.querySelector('[data-leave]')?.addEventListener('click', leave);
  showOver(dialog);
}
