// The open modal dialogs, lowest first. Elements that must stay usable (toasts) move into the topmost.
const stack: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

export function openDialog(dialog: HTMLDialogElement): void {
  // The page behind stops scrolling (base.css) and keeps its width.
  const root = document.documentElement;
  if (stack.length === 0) root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
  root.dataset['modal'] = '';
  dialog.showModal();
  stack.push(dialog);
  tell();
}

export function closeDialog(dialog: HTMLDialogElement): void {
  const at = stack.indexOf(dialog);
  if (at !== -1) stack.splice(at, 1);
  if (stack.length === 0) delete document.documentElement.dataset['modal'];
  tell();
  dialog.close();
}

export const topDialog = (): HTMLDialogElement | undefined => stack.at(-1);

export function onDialogsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
