// Which item is open for editing: the one in the page's address until it is closed, or the one whose link was pressed.
import { useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router';

export interface Opened {
  /** An id, `new`, or null. */
  readonly id: string | null;
  /** The item in the page's address: the action's answer is about it. */
  readonly asked: string | null;
  /** Click handler of the link that opens the item without JavaScript. */
  onPress(id: string): (event: MouseEvent) => void;
  close(): void;
}

/** `param`: the address's query parameter. */
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
