// Whether people may use addresses of their own, and where the organization is billed (H_SAM, USR-9).
import { useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { EMPTY_ADDRESS, type AddressField, type AddressForm } from '#people/addresses/rules';
import { AddressAdvice, addressFieldId, AddressFields, BILLING_PREFIX, useFieldProblems } from '#people/addresses/screen';
import { organizationsWords } from '#people/organizations/words';
import { Button } from '#ui/kit/button';
import { Checkbox } from '#ui/kit/checkbox';
import { ErrorSummary } from '#ui/kit/error-summary';
import { Message } from '#ui/kit/message';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useWords } from '#ui/page/shop';
import type { RulesAnswer } from './address-rules-action.ts';
import styles from './people.module.css';

export interface AddressRulesView {
  readonly ownShipping: boolean;
  readonly ownBilling: boolean;
  readonly billing: AddressForm | null;
}

interface AddressRulesCardProps {
  readonly rules: AddressRulesView;
  readonly answer: RulesAnswer | undefined;
  /** They were saved just now. */
  readonly isSaved: boolean;
}

export function AddressRulesCard({ rules, answer, isSaved }: AddressRulesCardProps) {
  const t = useWords(organizationsWords);
  const [seen, setSeen] = useState<RulesAnswer>();
  const paths = usePaths();
  return (
    <>
      <h2 id="address-rules">{t('addressRules')}</h2>
      {answer !== undefined && answer.advice !== null && seen !== answer ? (
        <>
          <AddressAdvice
            typed={answer.typed.billing ?? EMPTY_ADDRESS}
            suggested={answer.advice.suggested}
            prefix={BILLING_PREFIX}
            fields={fieldsOf(answer.typed)}
          />
          <Button onClick={() => setSeen(answer)} wide>
            {t('changeBillingAddress')}
          </Button>
        </>
      ) : (
        <RulesForm rules={answer?.typed ?? rules} answer={answer} />
      )}
      {isSaved && (
        <Message tone="ok" live className={styles.note}>
          {t('rightsSaved')}
        </Message>
      )}
      <p className={styles.after}>
        <TextAction to={paths.locations()}>{t('seeLocations')}</TextAction>
      </p>
    </>
  );
}

/** The other fields of the form, sent again with the choice between two spellings of the address. */
const fieldsOf = ({ ownShipping, ownBilling }: AddressRulesView): Readonly<Record<string, string>> => ({
  intent: 'addresses',
  ...(ownShipping ? { ownShipping: 'on' } : {}),
  ...(ownBilling ? { ownBilling: 'on' } : {}),
});

function RulesForm({ rules, answer }: Omit<AddressRulesCardProps, 'isSaved'>) {
  const t = useWords(organizationsWords);
  const busy = useNavigation().state === 'submitting';
  const form = useRef<HTMLFormElement>(null);
  const sent = Object.fromEntries(answer?.errors.map(({ field, message }) => [field, message]) ?? []);
  const errors = useFieldProblems(form, BILLING_PREFIX, sent);
  const summary = (answer?.errors ?? []).map(({ field, message }) => ({
    fieldId: addressFieldId(field as AddressField, BILLING_PREFIX),
    text: message,
  }));
  const hinted = (label: string, hint: string) => (
    <>
      {label}
      <span className={styles.small}>{hint}</span>
    </>
  );
  return (
    <Form method="post" ref={form} className={styles.form} noValidate preventScrollReset>
      <input type="hidden" name="intent" value="addresses" />
      <ErrorSummary title={t('billingAddress')} errors={summary} />
      {answer !== undefined && answer.message !== '' && (
        <Message tone="bad" live>
          {answer.message}
        </Message>
      )}
      <div className={styles.rules}>
        <Checkbox name="ownShipping" defaultChecked={rules.ownShipping} label={hinted(t('ownShipping'), t('ownShippingHint'))} />
        <Checkbox name="ownBilling" defaultChecked={rules.ownBilling} label={hinted(t('ownBilling'), t('ownBillingHint'))} />
      </div>
      <fieldset className={styles.block}>
        <legend>{t('billingAddress')}</legend>
        <p className={styles.small}>{t('billingAddressHint')}</p>
        <AddressFields
          values={rules.billing ?? EMPTY_ADDRESS}
          errors={errors.shown}
          section="billing"
          prefix={BILLING_PREFIX}
          onLeft={errors.judge}
        />
      </fieldset>
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('saveAddressRules')}
        </Button>
      </div>
    </Form>
  );
}
