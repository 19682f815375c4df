// The form of a location: name, code, place, notes, and who may order to it.
import { useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { EMPTY_ADDRESS, type AddressField, type AddressForm } from '#people/addresses/rules';
import { AddressAdvice, addressFieldId, AddressFields, useFieldProblems } from '#people/addresses/screen';
import type { Assignees, LocationView } from '#people/locations/contract';
import { LOCATION_LIMITS } from '#people/locations/rules';
import { locationsWords } from '#people/locations/words';
import { Button } from '#ui/kit/button';
import { ErrorSummary } from '#ui/kit/error-summary';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';
import { PLACE_PREFIX, type LocationAnswer, type TypedLocation } from './location-actions.ts';
import { postedAgain } from './posted-again.ts';
import { WhoOrders } from './who-orders.tsx';
import styles from './locations.module.css';

interface LocationFormProps {
  /** Null: a new one. */
  readonly location: LocationView | null;
  readonly assignees: Assignees;
  readonly answer: LocationAnswer | undefined;
}

export function LocationForm({ location, assignees, answer }: LocationFormProps) {
  const t = useWords(locationsWords);
  const [seen, setSeen] = useState<LocationAnswer>();
  const busy = useNavigation().state === 'submitting';
  const form = useRef<HTMLFormElement>(null);
  const sent: Readonly<Record<string, string>> = Object.fromEntries(answer?.errors.map(({ field, message }) => [field, message]) ?? []);
  const errors = useFieldProblems(form, PLACE_PREFIX, sent);
  const values = answer?.typed ?? typedOf(location);
  if (answer !== undefined && answer.advice !== null && seen !== answer) return <Advice answer={answer} onSeen={() => setSeen(answer)} />;
  const summary = (answer?.errors ?? []).map(({ field, message }) => ({ fieldId: fieldIdOf(field), text: message }));
  return (
    <Form method="post" ref={form} noValidate className={styles.form}>
      <ErrorSummary title={t('errors', { n: summary.length })} errors={summary} />
      {answer !== undefined && answer.message !== '' && (
        <Message tone="bad" live>
          {answer.message}
        </Message>
      )}
      <Facts values={values} sent={sent} />
      <AddressFields
        values={values.address}
        errors={errors.shown}
        section="shipping"
        prefix={PLACE_PREFIX}
        onLeft={errors.judge}
        without={NO_PERSON}
      />
      <Field id="notes" label={t('notes')} optional={t('optional')} hint={t('notesHint')} error={sent['notes']}>
        <TextInput name="notes" defaultValue={values.notes} maxLength={LOCATION_LIMITS.notes} autoComplete="off" />
      </Field>
      <WhoOrders values={values} assignees={withChosen(assignees, location)} />
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </Form>
  );
}

/** A better address, or a question about the typed one. */
function Advice({ answer: { typed, advice }, onSeen }: { readonly answer: LocationAnswer; readonly onSeen: () => void }) {
  const t = useWords(locationsWords);
  if (typed === null || advice === null) return null;
  return (
    <div className={styles.form}>
      <AddressAdvice typed={typed.address} suggested={advice.suggested} fields={postedAgain(typed)} prefix={PLACE_PREFIX} />
      <Button onClick={onSeen} wide>
        {t('addressChange')}
      </Button>
    </div>
  );
}

/** A location is no person, and its name stands in for an organization. */
const NO_PERSON: readonly AddressField[] = ['fullName', 'organization'];
const OWN_FIELDS: readonly string[] = ['name', 'code', 'attention', 'notes'];

const fieldIdOf = (field: string): string => (OWN_FIELDS.includes(field) ? field : addressFieldId(field as AddressField, PLACE_PREFIX));

function Facts({ values, sent }: { readonly values: TypedLocation; readonly sent: Readonly<Record<string, string>> }) {
  const t = useWords(locationsWords);
  return (
    <>
      <div className={styles.pair}>
        <Field id="name" label={t('name')} hint={t('nameHint')} error={sent['name']}>
          <TextInput name="name" defaultValue={values.name} maxLength={LOCATION_LIMITS.name} autoComplete="off" required />
        </Field>
        <Field id="code" label={t('code')} optional={t('optional')} hint={t('codeHint')} error={sent['code']}>
          <TextInput name="code" defaultValue={values.code} maxLength={LOCATION_LIMITS.code} autoComplete="off" code />
        </Field>
      </div>
      <Field id="attention" label={t('attention')} optional={t('optional')} hint={t('attentionHint')} error={sent['attention']}>
        <TextInput name="attention" defaultValue={values.attention} maxLength={LOCATION_LIMITS.attention} autoComplete="off" />
      </Field>
    </>
  );
}

function typedOf(location: LocationView | null): TypedLocation {
  const address: AddressForm = { ...EMPTY_ADDRESS, ...(location === null ? {} : placeOf(location)) };
  const { name = '', code = '', attention = '', notes = '', everybody = true, groups = [], people = [] } = location ?? {};
  const groupIds = groups.map(({ groupId }) => groupId);
  return { name, code, attention, notes, address, everybody, groupIds, profileIds: people.map(({ profileId }) => profileId) };
}

const placeOf = ({ address1, address2, city, state, zip, phone }: LocationView) => ({ address1, address2, city, state, zip, phone });

/** Somebody who has the location stays in the list, deactivated or not. */
function withChosen({ groups, people }: Assignees, location: LocationView | null): Assignees {
  const more = (location?.people ?? []).filter((one) => !people.some(({ profileId }) => profileId === one.profileId));
  return { groups, people: [...people, ...more] };
}
