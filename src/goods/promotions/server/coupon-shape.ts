// What a row of the coupons must be like to be used: what the database's own types and checks leave open.
import { Type } from 'typebox';
import { shapeCheck } from '#platform/rows-left-out';

const Text = Type.String({ maxLength: 20_000 });
const Texts = Type.Array(Text);
const Day = Type.Union([Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }), Type.Null()]);

export const checkCoupon = shapeCheck(
  Type.Object({
    sites: Texts,
    items: Texts,
    categories: Texts,
    brands: Texts,
    shoppers: Texts,
    segments: Texts,
    starts_on: Day,
    ends_on: Day,
    title: Type.Object({ 'en-US': Text, 'fr-CA': Type.Optional(Text) }),
  }),
);
