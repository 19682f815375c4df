// Where the list goes on after a move: to the same search and page.
import { redirect } from 'react-router';

export interface Moved {
  readonly locationId: string;
  readonly move: 'retired' | 'restored';
}

/** The page says what was done to the location, and offers to restore one that was just retired. */
export function redirectAfter(request: Request, list: string, { locationId, move }: Moved): Response {
  const query = new URL(request.url).searchParams;
  for (const name of ['retired', 'restored', 'saved', '_routes', 'index']) query.delete(name);
  query.set(move, locationId);
  return redirect(`${list}?${query.toString()}`);
}
