// "Add to list" for a line of a cart or order: the drawer of lists, and without JavaScript the page where a list is chosen.
import { use, type MouseEvent, type ReactNode } from 'react';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useShop } from '#ui/page/shop';
import { ListsClosed } from './lists-closed.ts';
import { askToSave, type Asked } from './saved-state.ts';

interface AddToListProps extends Omit<Asked, 'choose'> {
  /** Screen reader text after the words. */
  readonly about: string;
  readonly children: ReactNode;
}

export function AddToList({ about, children, ...asked }: AddToListProps) {
  const paths = usePaths();
  const { tenant } = useShop().site;
  const { itemId, qty } = asked;
  if (use(ListsClosed)) return null;
  return (
    <TextAction
      to={paths.lists(tenant, { item: itemId, qty: String(qty) })}
      about={about}
      aria-haspopup="dialog"
      onClick={(event: MouseEvent) => askToSave(event, { ...asked, choose: true })}
    >
      {children}
    </TextAction>
  );
}
