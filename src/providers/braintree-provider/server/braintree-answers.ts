// The parts of Braintree's answers that the shop reads. Anything else counts as no answer.
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { PaymentUnreachable } from '#buying/payment/server';

const orNull = <S extends Type.TSchema>(of: S) => Type.Union([of, Type.Null()]);

const Text = orNull(Type.String());

const Money = Type.Object({ value: Type.String(), currencyCode: Type.String() });

export const GivenBack = Type.Object({ id: Type.String(), orderId: Text, status: Type.String(), amount: Money });

export const Taken = Type.Object({ ...GivenBack.properties, refunds: orNull(Type.Array(GivenBack)) });

export type Taken = Type.Static<typeof Taken>;

export const Paid = Type.Object({
  ...Taken.properties,
  createdAt: Type.String(),
  merchantAccountId: Text,
  statusHistory: orNull(
    Type.Array(
      Type.Object({
        status: Type.String(),
        amount: orNull(Money),
        processorResponse: Type.Optional(orNull(Type.Object({ legacyCode: Text }))),
        gatewayRejectionReason: Type.Optional(Text),
      }),
    ),
  ),
  partialCaptureDetails: orNull(
    Type.Union([
      Type.Object({ childCaptures: orNull(Type.Array(Taken)), totalAmountAuthorized: orNull(Money) }),
      Type.Object({ parentAuthorization: orNull(Type.Object({ id: Type.String() })) }),
    ]),
  ),
});

export type Paid = Type.Static<typeof Paid>;

const Made = Type.Object({ id: Type.String() });

const SHAPES = {
  charged: Compile(Type.Object({ charged: Type.Object({ transaction: Paid }) })),
  node: Compile(Type.Object({ node: orNull(Paid) })),
  found: Compile(
    Type.Object({
      search: Type.Object({
        transactions: Type.Object({
          edges: Type.Array(Type.Object({ node: Paid })),
          pageInfo: Type.Object({ hasNextPage: Type.Boolean(), endCursor: Text }),
        }),
      }),
    }),
  ),
  means: Compile(Type.Object({ node: Type.Object({ paymentMethod: orNull(Type.Object({ id: Type.String(), usage: Type.String() })) }) })),
  kept: Compile(Type.Object({ vaultPaymentMethod: Type.Object({ paymentMethod: orNull(Made) }) })),
  names: Compile(Type.Object({ idsFromLegacyIds: Type.Array(Type.String()) })),
};

function readBy<T>(shape: { Check(value: unknown): value is T }, value: unknown): T {
  if (!shape.Check(value)) throw new PaymentUnreachable('Braintree answered something that cannot be read');
  return value;
}

export const readCharged = (data: unknown): Paid => readBy(SHAPES.charged, data).charged.transaction;

export const readNode = (data: unknown): Paid | undefined => readBy(SHAPES.node, data).node ?? undefined;

export const readFound = (data: unknown) => readBy(SHAPES.found, data).search.transactions;

/** The payment method for further charges; undefined: it was for one charge. */
export function readLasting(data: unknown): string | undefined {
  const { paymentMethod: method } = readBy(SHAPES.means, data).node;
  return method?.usage === 'MULTI_USE' ? method.id : undefined;
}

export const readKept = (data: unknown): string | undefined => readBy(SHAPES.kept, data).vaultPaymentMethod.paymentMethod?.id;

export const readNames = (data: unknown): readonly string[] => readBy(SHAPES.names, data).idsFromLegacyIds;
