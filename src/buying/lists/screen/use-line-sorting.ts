// Sorts lines by drawing them with the pointer; the buttons in the rows do the same with the keyboard.
import { useState, type DragEvent } from 'react';
import { useSubmit } from 'react-router';
import { inOrder } from '#buying/lists/rules';

interface SortedRow {
  readonly draggable: true;
  readonly 'data-over'?: '' | undefined;
  readonly onDragStart: (event: DragEvent) => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragEnd: () => void;
  readonly onDrop: (event: DragEvent) => void;
}

export interface LineSorting {
  readonly rowOf: (listItemId: string) => SortedRow;
}

export function useLineSorting(listId: string, ids: readonly string[]): LineSorting {
  const submit = useSubmit();
  const [drawn, setDrawn] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const stop = (): void => {
    setDrawn(null);
    setOver(null);
  };
  const drop = (target: string): void => {
    stop();
    if (drawn === null || drawn === target) return;
    const without = ids.filter((id) => id !== drawn);
    const at = ids.indexOf(target);
    const form = new FormData();
    form.set('intent', 'sort');
    form.set('listId', listId);
    for (const id of inOrder(ids, without.toSpliced(at, 0, drawn))) form.append('listItemId', id);
    void submit(form, { method: 'post', preventScrollReset: true });
  };
  return {
    rowOf: (id) => ({
      draggable: true,
      'data-over': over === id && drawn !== id ? '' : undefined,
      onDragStart: (event) => {
        // A drawn picture or link, or text that is marked in a field, is not the line.
        if (event.target !== event.currentTarget) return;
        event.dataTransfer.effectAllowed = 'move';
        setDrawn(id);
      },
      onDragOver: (event) => {
        if (drawn === null) return;
        event.preventDefault();
        setOver(id);
      },
      onDragEnd: stop,
      onDrop: (event) => {
        event.preventDefault();
        drop(id);
      },
    }),
  };
}
