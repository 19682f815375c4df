import { useMemo } from 'react';
import { useLocation, useNavigation, type NavigateOptions } from 'react-router';

/**
 * The parameters the list has once the navigation under way is done; the present ones when none is. A control that builds its address from these
 * keeps the filters and the order chosen a moment before, whose list is still loading (APP-12).
 */
export function useNextParams(): URLSearchParams {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const query = next?.pathname === pathname ? next.search : search;
  return useMemo(() => new URLSearchParams(query), [query]);
}

/** Options of a choice's navigation: the list keeps its place, and the other controls know the choice before the next press. */
export const CHOICE: NavigateOptions = { preventScrollReset: true, flushSync: true };
