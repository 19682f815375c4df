// Which thing is open to be changed: the one the page's address names, until it is closed; or the one whose link was pressed.
import { useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router';

export interface Opened {
  /** An id, `new`, or null. */
  readonly id: string | null;
  /** The one that the page's address names: what the server answered is about this one. */
  readonly asked: string | null;
  /** For the link that leads there where scripts are off. */
  onPress(id: string): (event: MouseEvent) => void;
  close(): void;
}

/** `param`: under which name the page's address names it. */
export function useOpened(param: string): Opened {
  const { key, search } = useLocation();
  const [chosen, setChosen] = useState<{ readonly key: string; readonly id: string | null }>();
  const asked = new URLSearchParams(search).get(param);
  return {
    id: chosen?.key === key ? chosen.id : asked,
    asked,
    onPress: (wanted) => (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setChosen({ key, id: wanted });
    },
    close: () => setChosen({ key, id: null }),
  };
}
