// Whether a document keeps the rules of its type.
import type { DocumentRules } from './document-rules.ts';
import type { XmlElement } from './element.ts';

export interface Violation {
  /** Where, from the root: `cXML/Header/From`. */
  readonly path: string;
  /** What is wrong there, in English: whoever reads it runs the other system. */
  readonly detail: string;
}

const MOST_VIOLATIONS = 20;

/** Every violation, at most twenty; an empty list when the document is right. Elements without a rule are named once and not looked into. */
export function checkDocument(root: XmlElement, rules: DocumentRules): readonly Violation[] {
  const violations: Violation[] = [];
  const visit = (element: XmlElement, path: string): void => {
    if (violations.length >= MOST_VIOLATIONS) return;
    const rule = rules.get(element.name);
    if (rule === undefined) return void violations.push({ path, detail: `there is no element ${element.name}` });
    for (const detail of [...wrongAttributes(element, rule), ...wrongContent(element, rule)]) violations.push({ path, detail });
    // Below ANY stands what the two sides have agreed on.
    if (rule.content !== null) for (const child of element.children) visit(child, `${path}/${child.name}`);
  };
  visit(root, root.name);
  return violations.slice(0, MOST_VIOLATIONS);
}

type Rule = NonNullable<ReturnType<DocumentRules['get']>>;

function* wrongAttributes({ attributes }: XmlElement, rule: Rule): Generator<string> {
  for (const [name, { isRequired, values }] of rule.attributes) {
    const value = attributes.get(name);
    if (value === undefined && isRequired) yield `the attribute ${name} is missing`;
    if (value !== undefined && values !== null && !values.includes(value)) yield `${name} is "${value}", not ${values.join(', ')}`;
  }
  for (const name of attributes.keys()) if (!rule.attributes.has(name) && !name.startsWith('xmlns')) yield `there is no attribute ${name}`;
}

function* wrongContent({ children, text }: XmlElement, rule: Rule): Generator<string> {
  if (!rule.mayHaveText && text.trim() !== '') yield `there is text: ${text.trim().slice(0, 40)}`;
  if (rule.content === null || rule.content.test(children.map(({ name }) => `${name};`).join(''))) return;
  yield `the content is ${children.map(({ name }) => name).join(', ') || 'empty'}, not ${rule.says}`;
}
