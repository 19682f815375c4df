// Where presses of restocks are sent: the page of the list, which then says what was done. On that page itself its address stays, with the weeks that it shows.
import { useLocation } from 'react-router';
import { usePaths } from '#ui/page/shop';

export function useActsAt(): { readonly action?: string } {
  const list = usePaths().restock();
  return useLocation().pathname === list ? {} : { action: list };
}
