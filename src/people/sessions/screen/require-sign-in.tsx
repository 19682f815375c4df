// Pages that need a signed-in shopper: once to the login with the way back, never in a circle (APP-7).
import { redirect, type RouterContextProvider } from 'react-router';
import type { SessionFacts, sessionsContract } from '#people/sessions/contract';
import { makePaths } from '#paths';
import { ask, pageVisit } from '#ui/page/page-visit';

/** The session's facts, or a redirect to the login that comes back here. */
export async function requireSignIn(args: {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
}): Promise<SessionFacts> {
  const session = await ask<typeof sessionsContract>(args)('GET /api/session', {});
  if (session.signedIn) return session;
  throw redirect(loginAddress(args));
}

/** The login's address with the current page to return to: `jump`, on the business site `target`. */
export function loginAddress({
  context,
  request,
}: {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
}): string {
  const { locale, site } = context.get(pageVisit);
  const url = new URL(request.url);
  // A page asked for as data has its own address without the suffix.
  const back = url.pathname.replace(/\.data$/, '').replace(/\/_root$/, '/') + url.search;
  return makePaths(locale).login({ [site.tenant === 'business' ? 'target' : 'jump']: back });
}
