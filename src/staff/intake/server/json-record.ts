// The shop's JSON lines: categories and products as stored, checked property by property.
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { DOCUMENT_KINDS, PRODUCT_FLAGS, type CatalogRecord, type CategoryRecord } from '#goods/catalog/rules';
import { CustomRecord } from '#goods/customization/contract';
import { wholeRecord, type ProductChange } from '#staff/intake/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';

const Strict = { additionalProperties: false } as const;
const Text = Type.String();
const Maybe = Type.Optional;
const Whole = Type.Integer();
const List = Type.Array(Text);
const Picture = Type.Object({ type: Text }, { additionalProperties: true });
const inEnglish = (value: typeof Text) => Type.Object({ 'en-US': value, 'en-CA': Maybe(value), 'fr-CA': Maybe(value) }, Strict);
const Values = Type.Record(Text, Type.Object({ 'en-US': Text, 'fr-CA': Maybe(Text) }, Strict));

const oneOf = (names: readonly string[]) => Type.Union(names.map((name) => Type.Literal(name)));
const Document = Type.Object({ kind: oneOf(DOCUMENT_KINDS), title: inEnglish(Text), address: Text, language: Text }, Strict);

const Custom = Type.Object(CustomRecord.properties, Strict);

const Said = {
  pack: Maybe(Text),
  features: Maybe(List),
  specs: Maybe(Type.Array(Type.Tuple([Text, Text]))),
  unitName: Maybe(Text),
};
const Other = Maybe(Type.Object({ name: Maybe(Text), description: Maybe(Text), ...Said }, Strict));
const Price = Type.Object(
  {
    base: Whole,
    sale: Maybe(Whole),
    breaks: Maybe(Type.Array(Type.Object({ qty: Whole, each: Whole }, Strict))),
    handling: Maybe(Whole),
    surcharge: Maybe(Whole),
  },
  Strict,
);

const Product = Compile(
  Type.Object(
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
        { 'en-US': Type.Object({ name: Text, description: Text, ...Said }, Strict), 'en-CA': Other, 'fr-CA': Other },
        Strict,
      ),
      prices: Type.Object({ USD: Maybe(Price), CAD: Maybe(Price) }, Strict),
      unitCount: Maybe(Type.Number()),
      picture: Maybe(Picture),
      images: Maybe(List),
      documents: Maybe(Type.Array(Document)),
      facets: Maybe(Values),
      rating: Maybe(Type.Object({ average: Type.Number(), count: Whole }, Strict)),
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
  ),
);

const Category = Compile(
  Type.Object(
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
  ),
);

export type JsonRecord = { readonly category: CategoryRecord } | { readonly product: ProductChange };

/** A line without a type is a product. */
export function readJsonRecord(value: Readonly<Record<string, unknown>>): Outcome<JsonRecord, string> {
  if (value['type'] === 'category') {
    if (!Category.Check(value)) return failed(`category ${JSON.stringify(value['id'])}: ${mistakes(Category.Errors(value))}`);
    const { type: _type, ...category } = value;
    return done({ category: category as unknown as CategoryRecord });
  }
  if (!Product.Check(value)) return failed(`item ${JSON.stringify(value['itemId'])}: ${mistakes(Product.Errors(value))}`);
  const { type: _type, ...record } = value;
  return done({ product: wholeRecord(record as unknown as CatalogRecord) });
}

function mistakes(errors: readonly { readonly instancePath: string; readonly message: string; readonly params: object }[]): string {
  const told = errors.map(({ instancePath, message, params }) => {
    const unknown = 'additionalProperties' in params ? ` (${String(params.additionalProperties)})` : '';
    return `${instancePath === '' ? 'it' : instancePath.slice(1).replaceAll('/', '.')} ${message}${unknown}`;
  });
  return [...new Set(told)].slice(0, 3).join('; ');
}
