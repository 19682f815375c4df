// What a connection may do: its names, its origins, who shops, and what its carts look like. A refused form keeps what was typed.
import type { ConnectionPage, ConnectionView } from '#people/procurement/contract';
import { ENCODINGS, SHIP_TO } from '#people/procurement/rules';
import { procurementWords } from '#people/procurement/words';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { TextArea } from '#ui/kit/text-area';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';
import type { ConnectionAnswer } from './connection-action.ts';
import { IntentButton, IntentForm, SettingsCard } from './parts.tsx';
import styles from './procurement.module.css';
import { WhoFields } from './who-fields.tsx';

interface ConnectionFormProps {
  readonly page: ConnectionPage;
  /** To this form. */
  readonly answer: ConnectionAnswer | undefined;
}

export type TextField = { [K in keyof ConnectionView]: ConnectionView[K] extends string ? K : never }[keyof ConnectionView];

export interface FormFacts extends ConnectionFormProps {
  readonly value: (name: TextField) => string;
  readonly error: (name: string) => string | undefined;
}

const NAMES = ['fromDomain', 'fromIdentity', 'senderDomain', 'senderIdentity', 'toDomain', 'toIdentity'] as const;

export function ConnectionForm(props: ConnectionFormProps) {
  const t = useWords(procurementWords);
  const { answer } = props;
  const { connection } = props.page;
  const typed = new Map(Object.entries(answer?.typed ?? {}));
  const facts: FormFacts = {
    ...props,
    value: (name) => typed.get(name) ?? connection[name],
    error: (name) => (answer?.field === name ? (answer.problem ?? undefined) : undefined),
  };
  return (
    <SettingsCard id="connection" title={t('names')} lead={connection.kind === 'cxml' ? t('namesHint') : undefined}>
      <IntentForm intent="save" className={styles.form}>
        <TextField facts={facts} name="name" label={t('name')} hint={t('nameHint')} />
        {connection.kind === 'cxml' && (
          <div className={styles.pair}>
            {NAMES.map((name) => (
              <TextField key={name} facts={facts} name={name} label={t(name)} />
            ))}
          </div>
        )}
        <h3 className={styles.subtitle}>{t('origins')}</h3>
        <div className={styles.pair}>
          <Field label={t('returnOrigins')} hint={t('returnHint')} error={facts.error('returnOrigins')}>
            <TextArea name="returnOrigins" rows={3} defaultValue={facts.value('returnOrigins')} maxLength={3_000} />
          </Field>
          <Field label={t('frameOrigins')} hint={t('frameHint')} error={facts.error('frameOrigins')}>
            <TextArea name="frameOrigins" rows={3} defaultValue={facts.value('frameOrigins')} maxLength={3_000} />
          </Field>
        </div>
        <WhoFields facts={facts} />
        <CartFields facts={facts} />
        <div>
          <IntentButton intent="save" variant="primary">
            {t('save')}
          </IntentButton>
        </div>
      </IntentForm>
    </SettingsCard>
  );
}

interface TextFieldProps {
  readonly facts: FormFacts;
  readonly name: TextField;
  readonly label: string;
  readonly hint?: string;
}

const TextField = ({ facts, name, label, hint }: TextFieldProps) => (
  <Field label={label} hint={hint} error={facts.error(name)}>
    <TextInput name={name} defaultValue={facts.value(name)} maxLength={120} autoComplete="off" spellCheck={false} />
  </Field>
);

function CartFields({ facts }: { readonly facts: FormFacts }) {
  const t = useWords(procurementWords);
  const { page, answer } = facts;
  const { kind, sessionMinutes } = page.connection;
  const minutes = new Map(Object.entries(answer?.typed ?? {})).get('sessionMinutes') ?? String(sessionMinutes);
  return (
    <>
      <h3 className={styles.subtitle}>{t('cart')}</h3>
      <div className={styles.pair}>
        <Field label={t('shipTo')}>
          <Select
            name="shipTo"
            defaultValue={facts.value('shipTo')}
            options={SHIP_TO.map((value) => ({ value, label: t(`shipTo${value}`) }))}
          />
        </Field>
        <Field label={t('location')} error={facts.error('locationId')}>
          <Select
            name="locationId"
            defaultValue={facts.value('locationId')}
            options={[{ value: '', label: t('choose') }, ...page.locations.map(({ id, name }) => ({ value: id, label: name }))]}
          />
        </Field>
        <TextField facts={facts} name="classification" label={t('classification')} />
        <TextField facts={facts} name="defaultCode" label={t('defaultCode')} />
        {kind === 'cxml' && (
          <Field label={t('encoding')}>
            <Select
              name="encoding"
              defaultValue={facts.value('encoding')}
              options={ENCODINGS.map((value) => ({ value, label: t(`encoding${value}`) }))}
            />
          </Field>
        )}
        <Field label={t('minutes')} error={facts.error('sessionMinutes')}>
          <TextInput name="sessionMinutes" inputMode="numeric" defaultValue={minutes} maxLength={5} />
        </Field>
      </div>
    </>
  );
}
