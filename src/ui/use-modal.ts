// The behaviour shared by Drawer and Dialog: a native modal dialog driven by `open`.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode, RefObject, SyntheticEvent } from 'react';
import { dialogClosed, dialogOpened } from './open-dialogs.ts';
import { useBackCloses } from './use-back-closes.tsx';

/** As long as the slowest way out (`--t-slow`), with room to spare. */
const LEAVING_MS = 400;

// The server draws no open dialog; there a layout effect would only warn.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

export type Modal = {
  readonly props: {
    readonly ref: RefObject<HTMLDialogElement | null>;
    readonly onCancel: (event: SyntheticEvent) => void;
    readonly onClose: () => void;
    readonly onMouseDown: (event: MouseEvent) => void;
  };
  /** What to draw: the content while open, the last content while it slides out, then nothing. */
  readonly content: ReactNode;
};

/** Esc, the scrim and Back all call `onClose`; the owner answers by setting `open` to false. Focus returns by itself. */
export function useModal(open: boolean, onClose: () => void, children: ReactNode): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useBackCloses(open, onClose);

  useBrowserLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    dialog.showModal();
    dialogOpened(dialog);
    return () => {
      dialogClosed(dialog);
      dialog.close();
    };
  }, [open]);

  return {
    props: {
      ref,
      onCancel: (event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      },
      // A form of method "dialog", or the browser itself, closed it.
      onClose: () => {
        if (open && ref.current?.open === false) onClose();
      },
      // The dialog has no padding of its own, so a press on the element itself is a press on the scrim.
      onMouseDown: (event) => {
        if (event.target === ref.current) onClose();
      },
    },
    content: useLeaving(open, children),
  };
}

/** The children while open, and for a moment after closing the children that were there last. */
function useLeaving(open: boolean, children: ReactNode): ReactNode {
  const last = useRef<ReactNode>(null);
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  useEffect(() => {
    if (open) last.current = children;
  });
  useEffect(() => {
    if (open) return undefined;
    const gone = setTimeout(() => setPresent(false), LEAVING_MS);
    return () => clearTimeout(gone);
  }, [open]);
  if (open) return children;
  return present ? last.current : null;
}
