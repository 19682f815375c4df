// SCIM filters: comparisons with `eq`, joined by `and`. What directories ask to find a person or group; anything else is refused (RFC 7644, 3.4.2.2).
import { done, failed, type Outcome } from '#base/outcome/rules';
import { PATH, readPath, readValue, VALUE } from './attribute-path.ts';

/** What the resources have to equal, by attribute in lower case (`username`, `members.value`). */
export type Filter = ReadonlyMap<string, string | boolean>;

const TERM = new RegExp(`^\\s*(${PATH})\\s+eq\\s+(${VALUE})\\s*(and\\s+(?=\\S)|$)`, 'i');
const LONGEST = 1_000;
const MOST_TERMS = 5;

/** `attributes`: those that can be asked for. */
export function readFilter(text: string, attributes: readonly string[]): Outcome<Filter, 'FILTER'> {
  const found = new Map<string, string | boolean>();
  if (text.length > LONGEST) return failed('FILTER');
  for (let rest = text; rest !== '';) {
    const term = TERM.exec(rest);
    if (term === null || found.size === MOST_TERMS) return failed('FILTER');
    const [whole, path = '', value = ''] = term;
    const [name, wanted] = [nameOf(path), readValue(value)];
    if (name === null || wanted === null || !attributes.includes(name) || found.has(name)) return failed('FILTER');
    found.set(name, wanted);
    rest = rest.slice(whole.length);
  }
  return found.size === 0 ? failed('FILTER') : done(found);
}

/** `emails[type eq "work"].value` and `emails` mean `emails.value`: there is one address. */
function nameOf(text: string): string | null {
  const path = readPath(text);
  if (path === null || path.attribute === '') return null;
  const { attribute, sub, where } = path;
  if (attribute === 'emails') return isTheAddress(path) && (sub === '' || sub === 'value') ? 'emails.value' : null;
  if (attribute === 'members') return where === null && (sub === '' || sub === 'value') ? 'members.value' : null;
  return where === null ? attribute + (sub === '' ? '' : `.${sub}`) : null;
}

/** Whether a path into `emails` leads to the one address that is kept: that of work. */
export const isTheAddress = ({ where }: Pick<NonNullable<ReturnType<typeof readPath>>, 'where'>): boolean =>
  where === null ||
  (where.attribute === 'type' && where.value === 'work') ||
  (where.attribute === 'primary' && where.value === true) ||
  where.attribute === 'value';
