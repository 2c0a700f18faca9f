/**
 * Shows a dialog over a page that stands still. Only a page that had a scroll bar keeps the room for
 * one; any other would move by its width.
 */
export const showModalDialog = (dialog: HTMLDialogElement): void => {
  const page = document.documentElement;
  page.toggleAttribute('data-scroll-bar', innerWidth > page.clientWidth);
  dialog.showModal();
};
