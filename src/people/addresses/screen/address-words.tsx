// Display text of a stored address: person, place, phone, and defaults.
import type { StoredAddress } from '#people/addresses/contract';
import { addressLines, formatPhone, formFromInput, type AddressUse } from '#people/addresses/rules';
import { addressesWords } from '#people/addresses/words';
import { Badge } from '#ui/kit/badge';
import { useShop, useWords } from '#ui/page/shop';
import styles from './address-words.module.css';

export function AddressWords({ address }: { readonly address: StoredAddress }) {
  const { copyLocale } = useShop();
  const { fullName, phone, ...form } = formFromInput(address);
  // A location of an organization names no person.
  const [first, ...lines] = [fullName, ...addressLines(form)].filter((line) => line !== '');
  return (
    <span className={styles.words}>
      <b>{first}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {phone !== '' && <span className={styles.quiet}>{formatPhone(phone, copyLocale)}</span>}
    </span>
  );
}

export interface AddressMarksProps {
  readonly address: StoredAddress;
  /** For choosing an address for one use: shows only what concerns it. */
  readonly use?: AddressUse | undefined;
}

/** Labels: default uses, its only use, or the wallet that supplied it. */
export function AddressMarks({ address: { type, field1, defaultShipping, defaultBilling }, use }: AddressMarksProps) {
  const t = useWords(addressesWords);
  const marks = [
    ...(defaultShipping && use !== 'billing' ? [t('isDefaultShipping')] : []),
    ...(defaultBilling && use !== 'shipping' ? [t('isDefaultBilling')] : []),
    ...(type === 'SB' || defaultShipping || defaultBilling || use !== undefined ? [] : [t(type)]),
    ...(field1 === '' ? [] : [t(field1)]),
  ];
  if (marks.length === 0) return null;
  return (
    <span className={styles.marks}>
      {marks.map((mark) => (
        <Badge key={mark} tone="line">
          {mark}
        </Badge>
      ))}
    </span>
  );
}

/** For screen readers after an action: person and street. */
export function aboutAddress({ firstName, lastName, address1 }: StoredAddress): string {
  return `– ${firstName} ${lastName}, ${address1}`;
}
