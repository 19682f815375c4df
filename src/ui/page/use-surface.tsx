// Whether a drawer or dialog is open. It belongs to the page it was opened on: a link followed inside it takes the place of
// its history entry, and it closes when that page has come.
import { useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router';

export interface Surface {
  readonly open: boolean;
  /** It was opened at least once: from then on it is drawn, so that it can slide out. */
  readonly used: boolean;
  /** As the `onClick` of a link: the surface opens in place of the page the link leads to without JavaScript. */
  readonly show: (event?: MouseEvent) => void;
  readonly close: () => void;
}

export function useSurface(): Surface {
  const { key } = useLocation();
  const [state, setState] = useState<{ readonly at: string | null } | null>(null);
  return {
    open: state !== null && state.at === key,
    used: state !== null,
    show: (event) => {
      // With a modifier a link opens another tab, as links do.
      if (event !== undefined && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
      event?.preventDefault();
      setState({ at: key });
    },
    close: () => setState((now) => now && { at: null }),
  };
}
