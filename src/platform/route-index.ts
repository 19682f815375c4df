// Reduces the routes to those that an address may match: React Router tries every pattern and creates objects for all of them at each request. The
// removed routes could not have matched, so the answer is the same.
import type { ServerBuild } from 'react-router';
import { ownValue } from '#base/lookup/rules';

const OPTIONAL_LOCALE = /^:locale\?\/?/;

/** Returns the build for a path: whole, or only with routes that begin like the path or with a parameter. The same path gives the same object. */
export function makeRouteIndex(whole: ServerBuild): (path: string) => ServerBuild {
  const ids = Object.keys(whole.routes);
  const parents = new Set(ids.map((id) => ownValue(whole.routes, id)?.parentId));
  const leaves = ids.filter((id) => !parents.has(id)).map((id) => ({ id, begins: firstSegment(ownValue(whole.routes, id)?.path) }));
  const names = new Set(leaves.map(({ begins }) => begins).filter((begins) => begins !== '' && !/^[:*]/.test(begins)));
  const made = new Map<string, ServerBuild>();

  const narrowed = (name: string): ServerBuild => {
    const own = leaves.filter(({ begins }) => begins === name || !names.has(begins)).flatMap(({ id }) => withParents(id, whole));
    const wanted = new Set(own);
    const only = <T>(routes: Record<string, T>): Record<string, T> =>
      Object.fromEntries(Object.entries(routes).filter(([id]) => wanted.has(id)));
    return { ...whole, routes: only(whole.routes), assets: { ...whole.assets, routes: only(whole.assets.routes) } };
  };

  return (path) => {
    // Encoded paths and React Router's internal addresses get the whole build.
    if (path.includes('%') || path.startsWith('/__')) return whole;
    const [, first = '', second = ''] = path
      .toLowerCase()
      .replace(/\.data$/, '')
      .split('/', 3);
    if (names.has(first) && names.has(second)) return whole;
    const name = names.has(first) ? first : names.has(second) ? second : '';
    let build = made.get(name);
    if (build === undefined) made.set(name, (build = narrowed(name)));
    return build;
  };
}

function firstSegment(path: string | undefined): string {
  return (path ?? '').replace(OPTIONAL_LOCALE, '').split('/')[0] ?? '';
}

function withParents(id: string, build: ServerBuild): readonly string[] {
  const parent = ownValue(build.routes, id)?.parentId;
  return parent === undefined ? [id] : [id, ...withParents(parent, build)];
}
