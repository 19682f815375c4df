// Enforces page access: a page's loader and action run only for visitors with access. Layout routes around a page run for everybody. A closed page is
// told what was done only if it was.
import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from 'react-router';
import { admissionOf, isOpen, type Access, type Acting } from '#base/access/rules';
import { ownValue } from '#base/lookup/rules';
import type { Refusal } from '#base/outcome/rules';
import { isForEverybody } from './for-everybody.ts';
import { rememberDone, withoutUndone } from './just-done.ts';
import type { Visit } from './visit.ts';

/** What the shop defines about its pages. */
export interface PageAccess {
  /** Access of a route's pattern without the locale; undefined: not in the table of pages. */
  readonly accessOf: (pattern: string) => Access | undefined;
  /** Whether a page is closed to who shops for a purchasing system, and where they go on instead. */
  readonly closedInPunchout: (pattern: string) => boolean;
  readonly punchoutAddress: (visit: Visit) => string;
  /** Whether a page is closed to a representative who acts for a shopper, and what they are told. */
  readonly closedWhileActing: (pattern: string) => boolean;
  readonly actingRefusal: (visit: Visit, acting: Acting) => Refusal;
  /** The login page's address, with the way back to an address of this site. */
  readonly signInAddress: (visit: Visit, back: string) => string;
  /** The visit that a page's context belongs to. */
  readonly visitOf: (context: object) => Visit;
}

type ServerRoute = NonNullable<ServerBuild['routes'][string]>;
type PageArgs = LoaderFunctionArgs | ActionFunctionArgs;

const OPTIONAL_LOCALE = /^:locale\?\/?/;

/** The same build with guarded pages. Throws when a page has no access, or is closed and has no loader: the browser would then open it without asking the server. */
export function guardPages(build: ServerBuild, pages: PageAccess): ServerBuild {
  const all = Object.values(build.routes).filter((route) => route !== undefined);
  const parents = new Set(all.map(({ parentId }) => parentId));
  const guarded = all.map((route) => [route.id, parents.has(route.id) ? route : guardPage(route, patternOf(route, build), pages)]);
  return { ...build, routes: Object.fromEntries(guarded) as ServerBuild['routes'] };
}

/** The full pattern of a page, from the root and without the locale. */
function patternOf({ path = '', parentId }: ServerRoute, build: ServerBuild): string {
  const parent = parentId === undefined ? undefined : ownValue(build.routes, parentId);
  const above = parent === undefined ? '/' : patternOf(parent, build);
  return `${above.replace(/\/$/, '')}/${path.replace(OPTIONAL_LOCALE, '')}`;
}

function guardPage(route: ServerRoute, pattern: string, pages: PageAccess): ServerRoute {
  const access = pages.accessOf(pattern);
  if (access === undefined) throw new Error(`The page ${pattern} does not say who may open it`);
  const isClosed = !isOpen(access);
  const isCheckout = pages.closedInPunchout(pattern);
  const { loader, action } = route.module;
  if (!isClosed && (!isCheckout || loader === undefined)) return route;
  if (loader === undefined) throw new Error(`The page ${pattern} is closed to some, so it needs a loader`);
  const judge = async (args: PageArgs): Promise<void> => {
    if (isCheckout) keepInPunchout(args, pages);
    if (isClosed) await letIn(access, args, pages);
    if (pages.closedWhileActing(pattern)) await keepForOwner(args, pages);
  };
  const module: ServerRoute['module'] = {
    ...route.module,
    loader: async (args: LoaderFunctionArgs) => {
      await judge(args);
      return loader(isClosed ? truthful(args, pages) : args);
    },
    ...(action !== undefined && {
      action: async (args: ActionFunctionArgs) => {
        await judge(args);
        return remembered(action, args, pages);
      },
    }),
  };
  return { ...route, module };
}

/** The request as the loader reads it. */
function truthful(args: LoaderFunctionArgs, pages: PageAccess): LoaderFunctionArgs {
  const url = withoutUndone(pages.visitOf(args.context), args.url);
  return url === args.url ? args : { ...args, url, request: new Request(url, args.request) };
}

/** Runs the action; where it leads with word of what was done is remembered. */
async function remembered(action: (args: ActionFunctionArgs) => unknown, args: ActionFunctionArgs, pages: PageAccess): Promise<unknown> {
  const note = (result: unknown): void => rememberDone(pages.visitOf(args.context), result, args.url);
  try {
    const result = await action(args);
    note(result);
    return result;
  } catch (thrown) {
    note(thrown);
    throw thrown;
  }
}

/** Leads who shops for a purchasing system from the account and the checkout back to their cart. */
function keepInPunchout({ context }: PageArgs, pages: PageAccess): void {
  const visit = pages.visitOf(context);
  if (visit.isPunchout) throw new Response(null, { status: 302, headers: { location: pages.punchoutAddress(visit) } });
}

/** Tells a representative who acts for a shopper for whom a page is open. */
async function keepForOwner({ context }: PageArgs, pages: PageAccess): Promise<void> {
  const visit = pages.visitOf(context);
  const acting = visit.isActing ? await visit.acting() : null;
  if (acting !== null) throw Response.json(pages.actingRefusal(visit, acting), { status: 403 });
}

/** Redirects a visitor who is not signed in to the login, with the way back (APP-7); a signed-in visitor gets 403. */
async function letIn(access: Access, { context, url }: PageArgs, pages: PageAccess): Promise<void> {
  const visit = pages.visitOf(context);
  if (await isForEverybody(access, visit)) return;
  const admission = admissionOf(access, await visit.caller());
  if (admission === 'allowed') return;
  if (admission === 'forbidden') throw new Response(null, { status: 403 });
  throw new Response(null, { status: 302, headers: { location: pages.signInAddress(visit, url.pathname + url.search) } });
}
