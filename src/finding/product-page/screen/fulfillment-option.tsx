import type { ComponentType } from 'react';
import { CART_FIELDS } from '#buying/cart/screen';
import { OrderWithin } from '#goods/delivery/screen';
import { BUY_FORM } from '#finding/tiles/screen';
import styles from './product-buy-box.module.css';

export interface FulfillmentOptionProps {
  readonly id: string;
  readonly type: string;
  readonly Icon: ComponentType;
  readonly ok: boolean;
  readonly text: string;
  /** Where to; of a pickup that is not possible, where else. Null without either. */
  readonly place: string | null;
  /** What this way costs; undefined where the page shows no price. */
  readonly cost: string | undefined;
  readonly isFree: boolean | undefined;
  /** Until when an order reaches this delivery: null without such a time, undefined before the shopper's facts are known. */
  readonly orderBy: number | null | undefined;
  readonly canChoose: boolean;
  readonly isChosen: boolean;
}

/** A way to have the product: a choice when both are possible, a line when it is not. */
export function FulfillmentOption({ id, type, Icon, ok, text, place, cost, isFree, orderBy, canChoose, isChosen }: FulfillmentOptionProps) {
  const Plate = canChoose ? 'label' : 'div';
  return (
    <Plate>
      {canChoose && (
        <input
          key={String(isChosen)}
          type="radio"
          form={BUY_FORM}
          name={CART_FIELDS.deliveryType}
          value={type}
          defaultChecked={isChosen}
          className="sr"
        />
      )}
      <Icon />
      <span>
        <b>{text}</b> {place !== null && <span>{place}</span>}
      </span>
      {ok && <span className={isFree ? styles.free : styles.cost}>{cost}</span>}
      {ok && id === 'delivery' && orderBy !== undefined && (
        <span className={styles.soon}>
          <OrderWithin orderBy={orderBy} />
        </span>
      )}
    </Plate>
  );
}
