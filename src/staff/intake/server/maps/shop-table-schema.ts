// The schema of a map of another shop's product table.
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { ShopTableMap } from '#staff/intake/rules';
import { MapPatterns as Patterns, mistake, mistakeIn, Strict, type Parsed } from './map-parts.ts';

const Maybe = Type.Optional;
const Text = Type.String({ minLength: 1 });
const Fields = Type.Array(Text, { minItems: 1 });
const Source = Type.Object(
  {
    fields: Maybe(Fields),
    with: Maybe(Type.String()),
    matching: Maybe(Text),
    without: Maybe(Text),
    when: Maybe(Patterns),
    value: Maybe(Text),
    before: Maybe(Text),
    after: Maybe(Text),
  },
  Strict,
);
const Sources = Type.Array(Source, { minItems: 1 });

const ShopTableSchema = Type.Object(
  {
    name: Type.String(),
    into: Type.Literal('feed'),
    rows: Type.Object({ where: Maybe(Patterns), unless: Maybe(Patterns) }, Strict),
    inherit: Maybe(Type.Object({ by: Source, of: Sources, fields: Fields }, Strict)),
    attributes: Type.Object({ id: Sources, title: Sources, price: Sources, availability: Sources }, { additionalProperties: Sources }),
    images: Maybe(Type.Object({ fields: Fields, separator: Maybe(Text) }, Strict)),
    path: Maybe(Type.Object({ fields: Fields, list: Maybe(Text), separator: Text, without: Maybe(Text) }, Strict)),
    options: Maybe(
      Type.Object(
        {
          pairs: Maybe(Type.Array(Type.Tuple([Text, Text]))),
          cell: Maybe(Type.Object({ field: Text, separator: Text, assign: Text, several: Maybe(Text) }, Strict)),
          without: Maybe(Text),
        },
        Strict,
      ),
    ),
  },
  Strict,
);

const shopTable = Compile(ShopTableSchema);

export function parseShopTableMap(value: unknown): Parsed<ShopTableMap> {
  if (!shopTable.Check(value)) return { wrong: shopTable.Errors(value).map(mistake) };
  const map = value as unknown as ShopTableMap; // the schema matches the type, line by line
  const sources = [...Object.values(map.attributes).flat(), ...(map.inherit === undefined ? [] : [map.inherit.by, ...map.inherit.of])];
  const tests = [map.rows.where, map.rows.unless].flatMap((patterns = {}) => Object.values(patterns));
  const inSources = sources.flatMap(({ matching, without, when = {} }) => [matching, without, ...Object.values(when)]);
  const patterns = [...inSources, ...tests, map.path?.without, map.options?.without].filter((pattern) => pattern !== undefined);
  const wrong = patterns.flatMap(mistakeIn);
  return wrong.length > 0 ? { wrong } : { value: map };
}
