// Routes as short rows, by parent, and the script that makes them whole again in the browser. A row has id, path, module and, where they differ from the
// usual, further facts.

export interface Route {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly module: string;
  readonly [fact: string]: unknown;
}

/** What nearly every route has. */
const USUAL: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['hasLoader', true],
  ['hasDefaultExport', true],
  ['css', []],
]);

/** Instead of `{ hasAction: true }` alone, the most frequent difference. */
const ACTION = 1;

type Row = readonly [id: string, path: string | 0, module: string, facts?: object | typeof ACTION];

export type CompactRoutes = Readonly<Record<string, readonly Row[]>>;

export function compactRoutes(routes: Readonly<Record<string, Route>>): CompactRoutes {
  const rows = new Map<string, Row[]>();
  for (const { id, parentId = '', path, module, ...facts } of Object.values(routes)) {
    const [, name, hash] = /^\/assets\/(.+)-([\w-]{5,8})\.js$/.exec(module) ?? [];
    const short = name !== undefined && name === id.split('/').at(-1) ? (hash ?? module) : module;
    const differing = differences(facts);
    const row = [id, path ?? 0, short, ...(differing === null ? [] : [differing])] as unknown as Row;
    rows.set(parentId, [...(rows.get(parentId) ?? []), row]);
  }
  return Object.fromEntries(rows);
}

/** Null: as usual. False is what an absent fact means. */
function differences(facts: Readonly<Record<string, unknown>>): object | typeof ACTION | null {
  const given = new Map(Object.entries(facts));
  const differing = [...new Set([...given.keys(), ...USUAL.keys()])].flatMap((name) => {
    const [has, usual] = [given.get(name) ?? false, USUAL.get(name) ?? false];
    return JSON.stringify(has) === JSON.stringify(usual) ? [] : [[name, has] as const];
  });
  if (differing.length === 0) return null;
  return JSON.stringify(differing) === '[["hasAction",true]]' ? ACTION : Object.fromEntries(differing);
}

/** The inverse, as a script: a function of the manifest. It is written out, because the manifest is loaded before everything else. */
export const EXPAND_ROUTES = `(m=>{let r={};for(let[p,l]of Object.entries(m.routes))for(let[i,a,f,d]of l)r[i]={id:i,...p&&{parentId:p},...a!==0&&{path:a},\
hasLoader:!0,hasDefaultExport:!0,css:[],module:f[0]=="/"?f:\`/assets/\${i.split("/").pop()}-\${f}.js\`,...d==1?{hasAction:!0}:d};return{...m,routes:r}})`;
