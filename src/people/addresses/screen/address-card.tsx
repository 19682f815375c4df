// A stored address with its actions; each action is a form, so that it works without JavaScript.
import type { MouseEvent } from 'react';
import { Form } from 'react-router';
import type { StoredAddress } from '#people/addresses/contract';
import { addressesWords } from '#people/addresses/words';
import { Card } from '#ui/kit/card';
import { usePaths, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import styles from './addresses.module.css';
import { aboutAddress, AddressMarks, AddressWords } from './address-words.tsx';

export interface AddressCardProps {
  readonly address: StoredAddress;
  readonly onEdit: (event: MouseEvent) => void;
}

export function AddressCard({ address, onEdit }: AddressCardProps) {
  const t = useWords(addressesWords);
  const paths = usePaths();
  const { id, defaultShipping, defaultBilling } = address;
  const about = aboutAddress(address);
  const intents = [
    ...(defaultShipping ? [] : (['makeDefaultShipping'] as const)),
    ...(defaultBilling ? [] : (['makeDefaultBilling'] as const)),
    'remove' as const,
  ];
  return (
    <Card as="li" className={styles.card}>
      <AddressMarks address={address} />
      <AddressWords address={address} />
      <Form method="post" action={paths.addresses()} preventScrollReset className={styles.actions}>
        <input type="hidden" name="id" value={id} />
        <TextAction to={paths.addresses({ address: id })} about={about} onClick={onEdit} preventScrollReset>
          {t('edit')}
        </TextAction>
        {intents.map((intent) => (
          <TextAction key={intent} type="submit" name="intent" value={intent} about={about}>
            {t(intent)}
          </TextAction>
        ))}
      </Form>
    </Card>
  );
}
