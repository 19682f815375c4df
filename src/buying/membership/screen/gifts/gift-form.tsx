// The form of a gift: who gets it, in which language, with which words, on which day. Uncontrolled, so that it works without script (RWD-4).
import { useEffect, useRef, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { GivenGift } from '#buying/membership/contract';
import { LONGEST_GIFT_MESSAGE } from '#buying/membership/rules';
import { giftWords } from '#buying/membership/words';
import { Button } from '#ui/kit/button';
import { EmailInput } from '#ui/kit/email-input';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { Select } from '#ui/kit/select';
import { TextArea } from '#ui/kit/text-area';
import { TextInput } from '#ui/kit/text-input';
import { useShop, useWords } from '#ui/page/shop';
import { useDay } from '../running-plan.tsx';
import type { GiftAnswer, TypedGift } from './gift-action.ts';
import styles from './gifts.module.css';

/** Languages of each country. */
const LANGUAGES: Readonly<Record<'US' | 'CA', readonly GivenGift['recipientLocale'][]>> = {
  US: ['en-US', 'es-US'],
  CA: ['en-CA', 'fr-CA'],
};

interface GiftFormProps {
  readonly typed: Partial<TypedGift>;
  readonly answer: GiftAnswer | undefined;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly button: string;
  /** Before the fields. */
  readonly children?: ReactNode;
}

export function GiftForm({ typed, answer, firstDay, lastDay, button, children }: GiftFormProps) {
  const t = useWords(giftWords);
  const day = useDay();
  const busy = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  const values = answer?.typed ?? typed;
  const wrong = (field: keyof TypedGift) => (answer?.field === field ? answer.problem : undefined);
  useEffect(() => {
    if (answer?.field) form.current?.querySelector<HTMLElement>(`[name="${answer.field}"]`)?.focus();
  }, [answer]);
  return (
    <Form ref={form} method="post" className={styles.form} noValidate>
      {answer !== undefined && answer.problem !== '' && answer.field === undefined && (
        <Message tone="bad" live>
          {answer.problem}
        </Message>
      )}
      {children}
      <Field label={t('recipientName')} error={wrong('recipientName')}>
        <TextInput name="recipientName" defaultValue={values.recipientName} maxLength={60} autoComplete="off" required />
      </Field>
      <Field label={t('recipientEmail')} error={wrong('recipientEmail')}>
        <EmailInput name="recipientEmail" defaultValue={values.recipientEmail ?? ''} autoComplete="off" required />
      </Field>
      <Language value={values.recipientLocale} />
      <Field label={t('giverName')} error={wrong('giverName')}>
        <TextInput name="giverName" defaultValue={values.giverName} maxLength={60} autoComplete="name" required />
      </Field>
      <Field label={t('message')} optional={t('optional')} hint={t('messageHint', { most: LONGEST_GIFT_MESSAGE })} error={wrong('message')}>
        <TextArea name="message" defaultValue={values.message} maxLength={LONGEST_GIFT_MESSAGE} rows={3} />
      </Field>
      <Field label={t('sendOn')} hint={t('sendOnHint', { day: day(lastDay) })} error={wrong('sendOn')}>
        <TextInput name="sendOn" type="date" defaultValue={values.sendOn || firstDay} min={firstDay} max={lastDay} required />
      </Field>
      <Button type="submit" name="act" value="save" variant="primary" busy={busy}>
        {button}
      </Button>
    </Form>
  );
}

function Language({ value }: { readonly value: string | undefined }) {
  const t = useWords(giftWords);
  const { site, copyLocale } = useShop();
  const languages = LANGUAGES[site.country];
  const own = languages.find((one) => one === value) ?? languages.find((one) => one === copyLocale) ?? languages[0];
  return (
    <Field label={t('recipientLocale')}>
      <Select name="recipientLocale" defaultValue={own} options={languages.map((one) => ({ value: one, label: t(`language.${one}`) }))} />
    </Field>
  );
}
