// What an OCI call asks for. Systems spell the names of its fields as they like, so case does not count.

export interface OciCall {
  readonly user: string;
  readonly password: string;
  readonly returnTo: string;
  /** The name of a window; ''. */
  readonly target: string;
  readonly task: 'shop' | 'detail' | 'validate' | 'sourcing' | 'search';
  /** An item for `detail` and `validate`, words for the searches; ''. */
  readonly about: string;
  readonly quantity: number;
  readonly language: string;
}

const TASKS: ReadonlyMap<string, OciCall['task']> = new Map([
  ['', 'shop'],
  ['DETAIL', 'detail'],
  ['DETAILADD', 'detail'],
  ['VALIDATE', 'validate'],
  ['SOURCING', 'sourcing'],
  ['BACKGROUND_SEARCH', 'search'],
]);

/** Names under which a window may be meant: those of HTML, or one that the system has given. */
const WINDOW = /^(?:_top|_parent|_self|_blank|[A-Za-z]\w{0,39})$/;

/** Null when it asks for something that the interface does not have. */
export function readOciCall(fields: Iterable<readonly [string, string]>): OciCall | null {
  const values = new Map([...fields].map(([name, value]) => [name.toUpperCase(), value.trim()]));
  const of = (...names: readonly string[]): string => names.map((name) => values.get(name) ?? '').find((value) => value !== '') ?? '';
  const task = TASKS.get(of('FUNCTION').toUpperCase());
  if (task === undefined) return null;
  const quantity = Number(of('QUANTITY') || '1');
  const target = of('~TARGET', 'RETURNTARGET');
  return {
    user: of('USERNAME', 'USER').slice(0, 60),
    password: of('PASSWORD').slice(0, 200),
    returnTo: of('HOOK_URL').slice(0, 2_000),
    target: WINDOW.test(target) ? target : '',
    task,
    about: (task === 'detail' || task === 'validate' ? of('PRODUCTID', 'EXT_PRODUCT_ID', 'VENDORMAT') : of('SEARCHSTRING')).slice(0, 100),
    quantity: Number.isInteger(quantity) && quantity > 0 && quantity < 100_000 ? quantity : 1,
    language: of('LANGUAGE', 'SAP-LANGUAGE', '~LANGUAGE'),
  };
}
