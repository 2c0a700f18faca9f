import { leaveSite } from '#web/lib/leave-site.ts';
import { showModalDialog } from '#web/ui/show-modal-dialog.ts';

// Asks for the age once a device. The same key as where pages are hydrated.
const KEY = 'entry-warning-skipped';

const hasAnswered = (): boolean => {
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
if (dialog && !hasAnswered() && !matchMedia('(display-mode: standalone)').matches) {
  let entered = false;
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  // A browser that insists on the second Escape is asked again.
  dialog.addEventListener('close', () => {
    if (!entered) showModalDialog(dialog);
  });
  dialog.querySelector('[data-enter]')?.addEventListener('click', () => {
    entered = true;
    remember();
    dialog.close();
  });
  dialog.querySelector('[data-leave]')?.addEventListener('click', leaveSite);
  showModalDialog(dialog);
}
