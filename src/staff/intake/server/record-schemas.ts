// Schemas of the shop's JSON lines: a product and a category as stored.
import Type from 'typebox';
import { DOCUMENT_KINDS, PRODUCT_FLAGS, type CatalogRecord } from '#goods/catalog/rules';
import { CustomRecord } from '#goods/customization/contract';

const Strict = { additionalProperties: false } as const;
const Text = Type.String();
const Maybe = Type.Optional;
const Whole = Type.Integer();
const List = Type.Array(Text);
const Instant = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{3})?Z$' });
const Picture = Type.Object({ type: Text }, { additionalProperties: true });
const inEnglish = (value: typeof Text) => Type.Object({ 'en-US': value, 'en-CA': Maybe(value), 'fr-CA': Maybe(value) }, Strict);
const Values = Type.Record(Text, Type.Object({ 'en-US': Text, 'fr-CA': Maybe(Text) }, Strict));

const oneOf = (names: readonly string[]) => Type.Union(names.map((name) => Type.Literal(name)));
const Document = Type.Object({ kind: oneOf(DOCUMENT_KINDS), title: inEnglish(Text), address: Text, language: Text }, Strict);

const Custom = Type.Object(CustomRecord.properties, Strict);

const OtherTexts = {
  pack: Maybe(Text),
  features: Maybe(List),
  specs: Maybe(Type.Array(Type.Tuple([Text, Text]))),
  unitName: Maybe(Text),
};
const Other = Maybe(Type.Object({ name: Maybe(Text), description: Maybe(Text), ...OtherTexts }, Strict));
const Price = Type.Object(
  {
    base: Whole,
    sale: Maybe(Whole),
    saleFrom: Maybe(Instant),
    saleUntil: Maybe(Instant),
    breaks: Maybe(Type.Array(Type.Object({ qty: Whole, each: Whole }, Strict))),
    handling: Maybe(Whole),
    surcharge: Maybe(Whole),
  },
  Strict,
);

export const ProductSchema = Type.Object(
  {
    type: Maybe(Type.Literal('product')),
    itemId: Text,
    partNumber: Text,
    ean: Maybe(Text),
    kind: Type.Union(
      (
        [
          'ordinary',
          'bundle',
          'skuSet',
          'customSku',
          'eDownload',
          'directFurniture',
          'membership',
          'freeSample',
          'warranty',
          'assembly',
          'techHelp',
          'eGiftCard',
          'giftCard',
          'surcharge',
        ] satisfies CatalogRecord['kind'][]
      ).map((kind) => Type.Literal(kind)),
    ),
    categoryId: Text,
    brand: Text,
    status: Maybe(Type.Union([Type.Literal('active'), Type.Literal('discontinued'), Type.Literal('unpublished')])),
    text: Type.Object(
      { 'en-US': Type.Object({ name: Text, description: Text, ...OtherTexts }, Strict), 'en-CA': Other, 'fr-CA': Other },
      Strict,
    ),
    prices: Type.Object({ USD: Maybe(Price), CAD: Maybe(Price) }, Strict),
    unitCount: Maybe(Type.Number()),
    picture: Maybe(Picture),
    images: Maybe(List),
    documents: Maybe(Type.Array(Document)),
    facets: Maybe(Values),
    weightGrams: Maybe(Type.Number()),
    taxClass: Maybe(
      Type.Union((['standard', 'grocery', 'digital', 'service', 'giftCard'] as const).map((taxClass) => Type.Literal(taxClass))),
    ),
    ...Object.fromEntries(PRODUCT_FLAGS.map((flag) => [flag, Maybe(Type.Boolean())])),
    streetDate: Maybe(Text),
    quantityLimit: Maybe(Whole),
    increment: Maybe(Whole),
    alternates: Maybe(List),
    accessories: Maybe(List),
    services: Maybe(List),
    bundle: Maybe(Type.Array(Type.Object({ itemId: Text, qty: Type.Integer({ minimum: 1 }) }, Strict))),
    variant: Maybe(Type.Object({ set: Text, options: Values }, Strict)),
    replacement: Maybe(Text),
    fits: Maybe(List),
    custom: Maybe(Custom),
    stock: Maybe(
      Type.Object(
        {
          US: Maybe(Whole),
          CA: Maybe(Whole),
          stores: Maybe(Type.Record(Type.String({ pattern: '^([A-Z]{2}-[A-Z0-9]{1,8}|\\*|\\d{4})$' }), Whole)),
          backorderDays: Maybe(Whole),
        },
        Strict,
      ),
    ),
  },
  Strict,
);

export const CategorySchema = Type.Object(
  {
    type: Type.Literal('category'),
    id: Text,
    parentId: Maybe(Text),
    order: Whole,
    name: inEnglish(Text),
    intro: Maybe(inEnglish(Text)),
    navName: Maybe(inEnglish(Text)),
    picture: Maybe(Picture),
  },
  Strict,
);
