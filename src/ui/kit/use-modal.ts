// The behaviour shared by Drawer and Dialog: a native modal dialog driven by `open`.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MouseEvent, RefObject, SyntheticEvent } from 'react';
import { closeDialog, openDialog } from '../page/open-dialogs.ts';
import { useBackCloses } from '#ui/page/use-back-closes';

/** As long as the slowest way out (`--t-slow`), with room to spare. */
const LEAVING_MS = 400;

// The server draws no open dialog; there a layout effect would only warn.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

interface Openable {
  readonly open: boolean;
  readonly onClose: () => void;
}

export interface Modal<P> {
  readonly dialog: {
    readonly ref: RefObject<HTMLDialogElement | null>;
    readonly onCancel: (event: SyntheticEvent) => void;
    readonly onClose: () => void;
    readonly onMouseDown: (event: MouseEvent) => void;
  };
  /** What to draw: the owner's props while open, the last of them while it slides out, then nothing. */
  readonly shown: P | null;
}

/** Esc, the scrim and Back all call `onClose`; the owner answers by setting `open` to false. Focus returns by itself. */
export function useModal<P extends Openable>(props: P): Modal<P> {
  const { open, onClose } = props;
  const ref = useRef<HTMLDialogElement>(null);
  useBackCloses(open, onClose);

  useBrowserLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    openDialog(dialog);
    return () => closeDialog(dialog);
  }, [open]);

  return {
    dialog: {
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
        if (event.target !== ref.current) return;
        // Without this the press would take the focus that just went back to where it came from.
        event.preventDefault();
        onClose();
      },
    },
    shown: useLeaving(props),
  };
}

function useLeaving<P extends Openable>(props: P): P | null {
  const { open } = props;
  const [kept, setKept] = useState<P | null>(null);
  if (open && kept !== props) setKept(props);
  useEffect(() => {
    if (open) return undefined;
    const gone = setTimeout(() => setKept(null), LEAVING_MS);
    return () => clearTimeout(gone);
  }, [open]);
  return open ? props : kept;
}
