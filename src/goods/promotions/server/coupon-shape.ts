// What a row of the coupons must be like to be used: what the database's own types and checks leave open. Conditions look at their own values.
import { Type } from 'typebox';
import { shapeCheck } from '#platform/rows-left-out';

const Text = Type.String({ maxLength: 20_000 });

export const checkCoupon = shapeCheck(Type.Object({ title: Type.Object({ 'en-US': Text, 'fr-CA': Type.Optional(Text) }) }));
