// Enforces page access: a page's loader and action run only for visitors with access. Layout routes around a page run for everybody.
import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from 'react-router';
import { admissionOf, isOpen, type Access } from '#base/access/rules';
import { ownValue } from '#base/lookup/rules';
import { isForEverybody } from './for-everybody.ts';
import type { Visit } from './visit.ts';

/** What the shop defines about its pages. */
export interface PageAccess {
  /** Access of a route's pattern without the locale; undefined: not in the table of pages. */
  readonly accessOf: (pattern: string) => Access | undefined;
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
  if (isOpen(access)) return route;
  const { loader, action } = route.module;
  if (loader === undefined) throw new Error(`The page ${pattern} is closed to some, so it needs a loader`);
  const judge = (args: PageArgs): Promise<void> => letIn(access, args, pages);
  const module: ServerRoute['module'] = {
    ...route.module,
    loader: async (args: LoaderFunctionArgs) => {
      await judge(args);
      return loader(args);
    },
    ...(action !== undefined && {
      action: async (args: ActionFunctionArgs) => {
        await judge(args);
        return action(args);
      },
    }),
  };
  return { ...route, module };
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
