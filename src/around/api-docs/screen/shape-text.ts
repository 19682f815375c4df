// Short text of a JSON schema: `{ items: { itemId: string, qty?: number }[] }`.

interface Shape {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly patternProperties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
}

export function shapeText(shape: Shape, indent = ''): string {
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.anyOf !== undefined) return shape.anyOf.map((one) => shapeText(one, indent)).join(' | ');
  if (shape.allOf !== undefined) return shape.allOf.map((one) => shapeText(one, indent)).join(' & ');
  if (shape.items !== undefined) return `${shapeText(shape.items, indent)}[]`;
  const [pattern] = Object.values(shape.patternProperties ?? {});
  if (pattern !== undefined) return `{ [name]: ${shapeText(pattern, indent)} }`;
  if (shape.properties !== undefined) return fieldsText(shape.properties, shape.required ?? [], indent);
  if (shape.type === undefined) return 'anything';
  return typeof shape.type === 'string' ? shape.type : shape.type.join(' | ');
}

function fieldsText(properties: Readonly<Record<string, Shape>>, required: readonly string[], indent: string): string {
  const deeper = `${indent}  `;
  const fields = Object.entries(properties).map(
    ([name, shape]) => `${deeper}${name}${required.includes(name) ? '' : '?'}: ${shapeText(shape, deeper)}`,
  );
  return fields.length === 0 ? '{}' : `{\n${fields.join('\n')}\n${indent}}`;
}
