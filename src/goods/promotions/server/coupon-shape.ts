// Checks of coupon rows beyond the database's own types and constraints. Conditions check their own values.
import { Type } from 'typebox';
import { shapeCheck } from '#platform/rows-left-out';

const Text = Type.String({ maxLength: 20_000 });

export const checkCoupon = shapeCheck(Type.Object({ title: Type.Object({ 'en-US': Text, 'fr-CA': Type.Optional(Text) }) }));
