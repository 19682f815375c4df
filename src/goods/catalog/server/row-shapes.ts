// Checks of catalogue rows beyond the database's own types and constraints.
import { Type, type TSchema } from 'typebox';
import type { DocumentKind as Kind } from '#goods/catalog/rules';
import { CustomRecord } from '#goods/customization/contract';
import { shapeCheck } from '#platform/rows-left-out';

/** The same limit as for imports (`recordProblem`). */
const LONGEST_TEXT = 20_000;
const MOST_CENTS = 1_000_000_000;

const Text = Type.String({ maxLength: LONGEST_TEXT });
const Day = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' });
const Cents = Type.Integer({ minimum: 0, maximum: MOST_CENTS });
const orNull = (shape: TSchema): TSchema => Type.Union([shape, Type.Null()]);
const list = (shape: TSchema): TSchema => Type.Optional(Type.Array(shape));

const Texts = Type.Object({ 'en-US': Text, 'en-CA': Type.Optional(Text), 'fr-CA': Type.Optional(Text) });
/** Packs and units may be in one language only. */
const SomeTexts = Type.Partial(Texts);
const TextsByCode = Type.Record(Type.String(), SomeTexts);

const Picture = Type.Object({
  type: Text,
  color: Type.Optional(Text),
  brand: Type.Optional(Text),
  pack: Type.Optional(
    Type.Object({
      form: Type.Union([Type.Literal('single'), Type.Literal('pack'), Type.Literal('box')]),
      n: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000 })),
    }),
  ),
  label: Type.Optional(Text),
  size: Type.Optional(Text),
});

export const checkProduct = shapeCheck(
  Type.Object({
    part_number: Text,
    brand: Text,
    title: Texts,
    pack: orNull(SomeTexts),
    unit_name: orNull(SomeTexts),
    unit_count: orNull(Type.Number()),
    flags: Type.Array(Type.String()),
    street_date: orNull(Day),
    facets: TextsByCode,
    variant_options: orNull(TextsByCode),
    related: Type.Object({
      alternates: list(Type.String()),
      accessories: list(Type.String()),
      services: list(Type.String()),
      bundle: list(Type.Object({ itemId: Type.String(), qty: Type.Integer({ minimum: 1 }) })),
      replacement: Type.Optional(Type.String()),
      fits: list(Text),
    }),
    picture: orNull(Picture),
    images: Type.Array(Text),
    photos: Type.Array(
      Type.Object({ source: Text, hash: Type.String(), width: Type.Integer({ minimum: 1 }), height: Type.Integer({ minimum: 1 }) }),
    ),
    custom: orNull(CustomRecord),
  }),
);

export const checkPrice = shapeCheck(
  Type.Object({
    base: Cents,
    breaks: orNull(Type.Array(Type.Object({ qty: Type.Integer({ minimum: 2 }), each: Cents }))),
    handling: orNull(Cents),
    surcharge: orNull(Cents),
  }),
);

export const checkCategory = shapeCheck(
  Type.Object({ name: Texts, intro: orNull(Texts), nav_name: orNull(Texts), picture: orNull(Picture) }),
);

const Long = Type.Object({
  description: Type.Optional(Text),
  features: list(Text),
  specs: list(Type.Array(Text, { minItems: 2, maxItems: 2 })),
});

const DOCUMENT_KINDS: readonly Kind[] = ['safetyDataSheet', 'informationSheet', 'assemblyGuide', 'userGuide', 'warranty'];
const DocumentKind = Type.Union(DOCUMENT_KINDS.map((kind) => Type.Literal(kind)));

/** The long texts of a product, and its documents. */
export const checkContent = shapeCheck(
  Type.Object({
    content: Type.Object({ 'en-US': Type.Optional(Long), 'en-CA': Type.Optional(Long), 'fr-CA': Type.Optional(Long) }),
    documents: Type.Optional(
      Type.Array(
        Type.Object({ kind: DocumentKind, title: Texts, address: Text, language: Type.String({ pattern: '^[a-z]{2,3}(-[A-Z]{2})?$' }) }),
      ),
    ),
  }),
);

/** Whether texts and documents can be shown. Lists check many products and report no problem: the product page does. */
export function isSoundContent(row: object): boolean {
  try {
    checkContent(row);
    return true;
  } catch {
    return false;
  }
}
