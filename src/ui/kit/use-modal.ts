// Shared behavior of Drawer and Dialog: a native modal dialog controlled by `open`.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MouseEvent, RefObject, SyntheticEvent } from 'react';
import { closeDialog, openDialog } from '../page/open-dialogs.ts';
import { useBackCloses } from '#ui/page/use-back-closes';

/** Longer than the slowest closing animation (`--t-slow`). */
const LEAVING_MS = 400;

// The server renders no open dialog, and layout effects would only warn there.
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
  /** Props to render: the owner's while open, the last ones while closing, then none. */
  readonly shown: P | null;
}

/** Esc, the backdrop and Back call `onClose`; the owner then sets `open` to false. The focus returns by itself. */
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
      // The dialog has no padding, so a press on the element itself is on the backdrop.
      onMouseDown: (event) => {
        if (event.target !== ref.current) return;
        // Otherwise the press would take the focus that just returned to its origin.
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
