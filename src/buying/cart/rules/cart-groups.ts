// Groups the lines of a cart for its page, in the ten-step order (DLV-2).
import { DELIVERY_GROUPS, type DeliveryGroup } from '#goods/delivery/rules';

export interface GroupedLine {
  readonly group: DeliveryGroup;
  /** Arrival or pickup day, ISO. */
  readonly day: string | null;
  readonly storeNumber: string | null;
}

export interface LineGroup<L> {
  readonly key: string;
  readonly group: DeliveryGroup;
  readonly day: string | null;
  readonly storeNumber: string | null;
  readonly lines: readonly L[];
}

/** One group per kind, day and store, ordered by kind and then day. Lines keep their order. */
export function groupLines<L extends GroupedLine>(lines: readonly L[]): readonly LineGroup<L>[] {
  const groups = Map.groupBy(lines, ({ group, day, storeNumber }) =>
    group === 'outOfStock' ? group : `${group} ${day ?? ''} ${storeNumber ?? ''}`,
  );
  return [...groups]
    .map(([key, [first, ...rest]]) => {
      if (first === undefined) throw new Error('A group has at least one line');
      return { key, group: first.group, day: first.day, storeNumber: first.storeNumber, lines: [first, ...rest] };
    })
    .toSorted(
      (a, b) =>
        DELIVERY_GROUPS.indexOf(a.group) - DELIVERY_GROUPS.indexOf(b.group) ||
        Number((a.day ?? '') > (b.day ?? '')) - Number((a.day ?? '') < (b.day ?? '')),
    );
}
