// One stored address as it reads: who, where, how to call, and what it is taken for.
import type { StoredAddress } from '#people/addresses/contract';
import { addressLines, formatPhone, formFromInput, type AddressUse } from '#people/addresses/rules';
import { addressesWords } from '#people/addresses/words';
import { Badge } from '#ui/kit/badge';
import { useShop, useWords } from '#ui/page/shop';
import styles from './address-words.module.css';

export function AddressWords({ address }: { readonly address: StoredAddress }) {
  const { copyLocale } = useShop();
  const { fullName, phone, ...form } = formFromInput(address);
  return (
    <span className={styles.words}>
      <b>{fullName}</b>
      {addressLines(form).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {phone !== '' && <span className={styles.quiet}>{formatPhone(phone, copyLocale)}</span>}
    </span>
  );
}

export interface AddressMarksProps {
  readonly address: StoredAddress;
  /** Where one is chosen for a use: only what concerns it is said. */
  readonly use?: AddressUse | undefined;
}

/** What it is the default for, or what alone it is for; which wallet it came from. */
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

/** Read out after an action: whose address, which street. */
export function aboutAddress({ firstName, lastName, address1 }: StoredAddress): string {
  return `– ${firstName} ${lastName}, ${address1}`;
}
