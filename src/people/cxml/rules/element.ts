// XML as a tree of plain values: what was read, and what is to be written.

export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** The text of the element itself, without that of its children. */
  readonly text: string;
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** An element to be written. Attributes that are undefined, and contents that are null, are left out. */
export function element(name: string, attributes: Attributes = {}, ...content: readonly (XmlElement | string | null)[]): XmlElement {
  const given = Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    name,
    attributes: new Map(given),
    children: content.filter((part) => part !== null && typeof part !== 'string'),
    text: content.filter((part) => typeof part === 'string').join(''),
  };
}

export const childrenOf = ({ children }: XmlElement, name: string): readonly XmlElement[] =>
  children.filter((child) => child.name === name);

/** The first element at the end of a path: `at(setup, 'BrowserFormPost', 'URL')`. */
export function at(from: XmlElement, ...path: readonly string[]): XmlElement | undefined {
  let found: XmlElement | undefined = from;
  for (const name of path) found = found?.children.find((child) => child.name === name);
  return found;
}

/** The trimmed text there; '' when there is no such element. */
export const textAt = (from: XmlElement, ...path: readonly string[]): string => at(from, ...path)?.text.trim() ?? '';

/** An attribute's value; '' without. */
export const attributeOf = (of: XmlElement | undefined, name: string): string => of?.attributes.get(name)?.trim() ?? '';

/** The values of `Extrinsic` children by name; of two with one name the first counts. */
export function extrinsicsOf(of: XmlElement): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const child of childrenOf(of, 'Extrinsic')) {
    const name = attributeOf(child, 'name');
    if (!values.has(name)) values.set(name, child.text.trim());
  }
  return values;
}
