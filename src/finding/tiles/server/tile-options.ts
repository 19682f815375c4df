// The options of a request to the tile service (decision 0260).
import type { Static } from 'typebox';
import type { TileDataQuery } from '#finding/tiles/contract';
import { MAX_LINE_QUANTITY } from '#goods/catalog/rules';

type Asked = Static<typeof TileDataQuery>;

/** Options for tiles (decision 0260). */
export interface Wanted {
  /** Includes alternates of unavailable items. */
  readonly withAlternates: boolean;
  /** Replaces unavailable items by their alternates. */
  readonly resolved?: boolean;
  readonly addableOnly?: boolean;
  readonly withoutBrand?: boolean;
  /** Quantity for volume prices. */
  readonly qty?: number;
  /** Only replacements of this item. */
  readonly insteadOf?: string | undefined;
}

interface TileWishes extends Pick<Asked['query'], 'itemReqObj'> {
  readonly inputs?: Readonly<Record<string, unknown>> | undefined;
}

/** The options in a query's inputs and its other item. */
export function wantedOf({ inputs = {}, itemReqObj: beside }: TileWishes): Wanted {
  const isOn = (value: unknown): boolean => value === true || value === 'true';
  return {
    withAlternates: !isOn(inputs['skipGlobalAlts']),
    resolved: isOn(inputs['isListProductAlt']),
    addableOnly: isOn(inputs['sparq']),
    withoutBrand: isOn(inputs['brandTransformationSwitch']),
    qty: wantedQuantity(beside),
    insteadOf: beside?.type === 'ALT' && typeof beside.orgItemId === 'string' ? beside.orgItemId : undefined,
  };
}

/** `quantity`, or the equivalent of `orgQty` of the other item, converted with `altFactor`. */
function wantedQuantity({ quantity, orgQty, altFactor }: NonNullable<Asked['query']['itemReqObj']> = {}): number {
  const asked = [quantity, Number(orgQty ?? 1) * Number(altFactor ?? 1)].map(Number).find((qty) => Number.isFinite(qty) && qty >= 1);
  return Math.min(Math.ceil(asked ?? 1), MAX_LINE_QUANTITY);
}
