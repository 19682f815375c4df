// Where the list goes on after a move: to the same search and page.
import { redirect } from 'react-router';

/** `closed`: the purchase order that was just closed, which the page offers to reopen; '' for none. */
export function redirectAfter(request: Request, list: string, closed: string): Response {
  const query = new URL(request.url).searchParams;
  for (const name of ['closed', 'saved', '_routes', 'index']) query.delete(name);
  if (closed !== '') query.set('closed', closed);
  return redirect(query.size === 0 ? list : `${list}?${query.toString()}`);
}
