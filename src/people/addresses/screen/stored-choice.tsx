// Chooses a stored address: cards on the consumer site, a drop-down on the business site, with a search for long lists.
import { useShop } from '#ui/page/shop';
import { AddressCards } from './address-cards.tsx';
import { AddressSelect } from './address-select.tsx';
import type { StoredChoiceProps } from './stored-choice-props.ts';

export function StoredChoice(props: StoredChoiceProps) {
  const { tenant } = useShop().site;
  return tenant === 'business' ? <AddressSelect {...props} /> : <AddressCards {...props} />;
}
