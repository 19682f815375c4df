// The schema of a map of products.
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { PRODUCT_FLAGS } from '#goods/catalog/rules';
import type { ImportMap } from '#staff/intake/rules';
import { mistake, mistakeIn, MapSource as Source, MapPatterns as Patterns, Strict, type Parsed } from './map-parts.ts';

const Picture = Type.Object(
  { type: Type.String(), color: Type.Optional(Type.String()), brand: Type.Optional(Type.String()), label: Type.Optional(Type.String()) },
  Strict,
);
const Name = Type.Object({ 'en-US': Type.String(), 'fr-CA': Type.Optional(Type.String()) }, Strict);
const Text = Type.Object({ name: Source, description: Type.Optional(Source), pack: Type.Optional(Source) }, Strict);
const Price = Type.Object(
  { times: Type.Number({ exclusiveMinimum: 0 }), endingIn: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })) },
  Strict,
);
const Units = Type.Optional(Type.Integer({ minimum: 0 }));

const MapSchema = Type.Object(
  {
    name: Type.String(),
    categories: Type.Array(
      Type.Object(
        {
          id: Type.String({ pattern: '^[A-Za-z0-9._-]{1,60}$' }),
          parentId: Type.Optional(Type.String()),
          order: Type.Optional(Type.Integer()),
          name: Name,
          picture: Type.Optional(Picture),
        },
        Strict,
      ),
    ),
    categoryRules: Type.Array(
      Type.Object({ category: Type.String(), where: Patterns, unless: Type.Optional(Patterns), picture: Type.Optional(Picture) }, Strict),
    ),
    otherwise: Type.String(),
    fields: Type.Object(
      {
        itemId: Source,
        partNumber: Source,
        brand: Source,
        ean: Type.Optional(Source),
        weightGrams: Type.Optional(Source),
        images: Type.Optional(Source),
      },
      Strict,
    ),
    text: Type.Object({ 'en-US': Text, 'en-CA': Type.Optional(Text), 'fr-CA': Type.Optional(Text) }, Strict),
    price: Type.Object(
      {
        field: Type.String(),
        unit: Type.Union([Type.Literal('cents'), Type.Literal('whole')]),
        lists: Type.Object({ USD: Type.Optional(Price), CAD: Type.Optional(Price) }, Strict),
      },
      Strict,
    ),
    fits: Type.Optional(
      Type.Object({ fields: Type.Array(Type.String()), separator: Type.String(), most: Type.Integer({ minimum: 1 }) }, Strict),
    ),
    specs: Type.Optional(
      Type.Object(
        { prefixes: Type.Array(Type.String()), without: Type.Optional(Type.String()), most: Type.Integer({ minimum: 1 }) },
        Strict,
      ),
    ),
    facets: Type.Optional(
      Type.Array(
        Type.Object(
          {
            code: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]*$' }),
            fields: Type.Array(Type.String()),
            matching: Type.Optional(Type.String()),
          },
          Strict,
        ),
      ),
    ),
    flags: Type.Optional(Type.Array(Type.Union(PRODUCT_FLAGS.map((flag) => Type.Literal(flag))))),
    stock: Type.Optional(
      Type.Object(
        { US: Units, CA: Units, stores: Type.Optional(Type.Record(Type.String(), Type.Integer({ minimum: 0 }))), backorderDays: Units },
        Strict,
      ),
    ),
  },
  Strict,
);

const productMap = Compile(MapSchema);

export function parseProductMap(value: unknown): Parsed<ImportMap> {
  if (!productMap.Check(value)) return { wrong: productMap.Errors(value).map(mistake) };
  // The schema matches the type, line by line.
  const map = value as ImportMap;
  const wrong = [...unknownCategories(map), ...brokenPatterns(map)];
  return wrong.length > 0 ? { wrong } : { value: map };
}

function unknownCategories({ categories, categoryRules, otherwise }: ImportMap): string[] {
  const known = new Set(categories.map(({ id }) => id));
  const named = [otherwise, ...categoryRules.map(({ category }) => category), ...categories.flatMap(({ parentId }) => parentId ?? [])];
  return [...new Set(named)].filter((id) => !known.has(id)).map((id) => `category ${id} is used but not defined under /categories`);
}

function brokenPatterns({ categoryRules, fields, fits, facets = [], specs }: ImportMap): string[] {
  const patterns = [
    ...categoryRules.flatMap(({ where, unless = {} }) => [...Object.values(where), ...Object.values(unless)]),
    ...Object.values(fields).flatMap((source) => source.flatMap(({ matching }) => matching ?? [])),
    ...facets.flatMap(({ matching }) => matching ?? []),
    ...(fits ? [fits.separator] : []),
    ...(specs?.without === undefined ? [] : [specs.without]),
  ];
  return patterns.flatMap(mistakeIn);
}
