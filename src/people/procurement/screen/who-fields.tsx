// Who shops with a connection: one person for everybody, or whom the system names.
import { NEW_ROLES, SHOPS_AS } from '#people/procurement/rules';
import { procurementWords } from '#people/procurement/words';
import { Checkbox } from '#ui/kit/checkbox';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { useWords } from '#ui/page/shop';
import type { FormFacts } from './connection-form.tsx';
import styles from './procurement.module.css';

export function WhoFields({ facts: { page, answer, value, error } }: { readonly facts: FormFacts }) {
  const t = useWords(procurementWords);
  const { connection, members, provenDomains } = page;
  const isNamed = connection.kind === 'cxml';
  const opens = answer === undefined ? connection.opensAccounts : Object.hasOwn(answer.typed, 'opensAccounts');
  return (
    <>
      <fieldset className={styles.choices}>
        <legend className={styles.subtitle}>{t('who')}</legend>
        {SHOPS_AS.filter((one) => isNamed || one === 'shared').map((one) => (
          <Checkbox
            key={one}
            radio
            name="shopsAs"
            value={one}
            defaultChecked={(isNamed ? value('shopsAs') : 'shared') === one}
            label={t(`who${one}`)}
          />
        ))}
      </fieldset>
      <div className={styles.pair}>
        <Field label={t('sharedPerson')} error={error('sharedProfileId')}>
          <Select
            name="sharedProfileId"
            defaultValue={value('sharedProfileId')}
            options={[{ value: '', label: t('choose') }, ...members.map(({ id, name }) => ({ value: id, label: name }))]}
          />
        </Field>
        {isNamed && (
          <Field label={t('role')}>
            <Select
              name="role"
              defaultValue={value('role')}
              options={NEW_ROLES.map((role) => ({ value: role, label: t(`role${role}`) }))}
            />
          </Field>
        )}
      </div>
      {isNamed && (
        <div>
          <Checkbox name="opensAccounts" defaultChecked={opens} label={t('opensAccounts')} />
          <p className={styles.small}>{t('opensAccountsHint', { domains: provenDomains.join(', ') || t('noDomains') })}</p>
        </div>
      )}
    </>
  );
}
