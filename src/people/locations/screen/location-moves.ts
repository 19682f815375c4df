// Where the list goes on after a move: to the same search and page.
import { redirect } from 'react-router';

/** `retired`: the location that was just retired, which the page offers to restore; '' for none. */
export function redirectAfter(request: Request, list: string, retired: string): Response {
  const query = new URL(request.url).searchParams;
  for (const name of ['retired', 'saved', '_routes', 'index']) query.delete(name);
  if (retired !== '') query.set('retired', retired);
  return redirect(query.size === 0 ? list : `${list}?${query.toString()}`);
}
