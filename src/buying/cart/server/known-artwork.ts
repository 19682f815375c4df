// Pictures that a request puts on goods made to order: the cart takes those that were uploaded here (CAT-8).
import type { cartContract } from '#buying/cart/contract';
import type { Call } from '#platform/contract';

type AddBody = Call<(typeof cartContract)['POST /cc/api/checkout/default/item']>['body'];

/** @returns those of the ids that were uploaded here */
export type KnownArtwork = (artworkIds: readonly string[]) => Promise<ReadonlySet<string>>;

/** No picture is named so: the rules refuse it. */
const UNKNOWN = 'unknown';

/** The request with each picture that is not here named so that it is refused. Nothing is read where there is none. */
export async function withKnownArtwork(body: AddBody, known: KnownArtwork): Promise<AddBody> {
  const named = (body.items ?? []).flatMap(({ customization }) => customization?.artwork || []);
  if (named.length === 0) return body;
  const here = await known(named);
  const judged = (artwork: string | null | undefined) => (!artwork || here.has(artwork) ? artwork : UNKNOWN);
  const items = body.items?.map((item) =>
    item.customization === undefined
      ? item
      : { ...item, customization: { ...item.customization, artwork: judged(item.customization.artwork) ?? null } },
  );
  return { ...body, ...(items !== undefined && { items }) };
}
