// One page as a route: its address, and the file that draws it.
import { index, route, type RouteConfigEntry } from '@react-router/dev/routes';
import type { PageRoute } from '#people/access/rules';

/** `id` where a file draws several addresses. */
export function page(at: PageRoute, file: string, id?: string): RouteConfigEntry {
  const options = id === undefined ? {} : { id };
  return at === '/' ? index(file, options) : route(at.slice(1), file, options);
}
