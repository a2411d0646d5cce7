/** A dialog lies over everything as soon as it is drawn. Escape, and a press beside its sheet, ask for its end. */
export function modal(dialog: HTMLDialogElement, onclose: () => void) {
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    onclose();
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) onclose();
  });
  dialog.showModal();
  return {
    update(asked: () => void): void {
      onclose = asked;
    },
    destroy(): void {
      dialog.close();
    },
  };
}
