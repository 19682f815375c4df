// Open state of a drawer or dialog. It belongs to its page: a followed link replaces its history entry, and it closes when the new page arrives.
import { useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router';

export interface Surface {
  readonly open: boolean;
  /** It was opened once: from then on it stays rendered, so that it can slide out. */
  readonly used: boolean;
  /** `onClick` of a link: opens the surface instead of the page that the link leads to without JavaScript. */
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
      // With a modifier key the link opens in another tab, as usual.
      if (event !== undefined && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
      event?.preventDefault();
      setState({ at: key });
    },
    close: () => setState((now) => now && { at: null }),
  };
}
