// The field and the button of offers by email, for the page and the drawer (RWD-3).
import { offerMailWords } from '#around/offer-mail/words';
import { Button } from '#ui/kit/button';
import { EmailInput } from '#ui/kit/email-input';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';

/** What was typed, and how it ended. */
export interface OfferMailAnswer {
  readonly email: string;
  readonly asked: string;
  readonly wrong: string;
  readonly refused: string;
}

interface OfferMailFieldsProps {
  readonly answer: OfferMailAnswer | undefined;
  readonly busy: boolean;
}

export function OfferMailFields({ answer, busy }: OfferMailFieldsProps) {
  const t = useWords(offerMailWords);
  return (
    <>
      {answer?.refused && <Message tone="bad" title={answer.refused} live />}
      <Field label={t('email')} hint={t('consent')} error={answer?.wrong || undefined}>
        <EmailInput defaultValue={answer?.email ?? ''} required />
      </Field>
      <Button type="submit" variant="primary" busy={busy}>
        {t('ask')}
      </Button>
    </>
  );
}
