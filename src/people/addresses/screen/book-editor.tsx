// The address editor with what only the book asks: what the address is for.
import type { StoredAddress } from '#people/addresses/contract';
import { EMPTY_ADDRESS, formFromInput } from '#people/addresses/rules';
import { addressesWords } from '#people/addresses/words';
import { Checkbox } from '#ui/kit/checkbox';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { usePaths, useWords } from '#ui/page/shop';
import { AddressEditor, type EditorAnswer } from './address-editor.tsx';
import styles from './addresses.module.css';

export function BookEditor({
  address,
  answer,
}: {
  readonly address: StoredAddress | undefined;
  readonly answer: EditorAnswer | undefined;
}) {
  const t = useWords(addressesWords);
  const paths = usePaths();
  const sent = answer?.fields;
  return (
    <AddressEditor
      values={address === undefined ? EMPTY_ADDRESS : formFromInput(address)}
      answer={answer}
      hidden={{ intent: 'keep', id: address?.id ?? '' }}
      section="shipping"
      submit={t('save')}
      action={paths.addresses({ address: address?.id ?? 'new' })}
    >
      <Field label={t('useFor')}>
        <Select
          name="type"
          defaultValue={sent?.['type'] ?? address?.type ?? 'SB'}
          options={(['SB', 'S', 'B'] as const).map((type) => ({ value: type, label: t(type) }))}
        />
      </Field>
      <div className={styles.defaults}>
        {address?.defaultShipping !== true && (
          <Checkbox name="defaultShipping" defaultChecked={sent?.['defaultShipping'] === 'on'} label={t('makeDefaultShipping')} />
        )}
        {address?.defaultBilling !== true && (
          <Checkbox name="defaultBilling" defaultChecked={sent?.['defaultBilling'] === 'on'} label={t('makeDefaultBilling')} />
        )}
      </div>
    </AddressEditor>
  );
}
