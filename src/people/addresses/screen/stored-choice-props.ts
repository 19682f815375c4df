// Props of both forms of the choice.
import type { ReactNode } from 'react';
import type { StoredAddress } from '#people/addresses/contract';
import type { AddressUse } from '#people/addresses/rules';

export interface StoredChoiceProps {
  /** Name of the field with the chosen id. */
  readonly name: string;
  readonly addresses: readonly StoredAddress[];
  readonly use: AddressUse;
  /** The initial choice: an id, or the value of `other`. */
  readonly chosen: string;
  /** An additional choice that is not a stored address. */
  readonly other?: OtherChoice | undefined;
  /** Actions next to an address. */
  readonly actions?: ((address: StoredAddress) => ReactNode) | undefined;
}

export interface OtherChoice {
  readonly value: string;
  readonly label: string;
  /** Whether it comes after the others. */
  readonly last?: boolean;
  /** Shown while it is chosen. */
  readonly children: ReactNode;
}
