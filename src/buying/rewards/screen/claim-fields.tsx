// The fields of a purchase that earned nothing: the same in the page and in the drawer (RWD-2).
import { rewardsWords } from '#buying/rewards/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';

/** A claim that was not taken: what was typed, and what is wrong. */
export interface ClaimAnswer {
  readonly problem: string;
  readonly field?: string | undefined;
  readonly claim?: { readonly reference: string; readonly boughtOn: string; readonly amount: string };
}

export function ClaimFields({ answer, busy }: { readonly answer: ClaimAnswer | undefined; readonly busy: boolean }) {
  const t = useWords(rewardsWords);
  const wrong = (field: string): string | undefined => (answer?.field === field ? answer.problem : undefined);
  return (
    <>
      {answer !== undefined && answer.field === undefined && (
        <Message tone="bad" live>
          {answer.problem}
        </Message>
      )}
      <Field label={t('missing.reference')} hint={t('missing.referenceHint')} error={wrong('reference')}>
        <TextInput name="reference" required maxLength={40} autoComplete="off" defaultValue={answer?.claim?.reference} />
      </Field>
      <Field label={t('missing.boughtOn')} error={wrong('boughtOn')}>
        <TextInput name="boughtOn" type="date" required defaultValue={answer?.claim?.boughtOn} />
      </Field>
      <Field label={t('missing.amount')} error={wrong('amount')}>
        <TextInput name="amount" inputMode="decimal" required maxLength={12} defaultValue={answer?.claim?.amount} />
      </Field>
      <Button type="submit" name="act" value="claim" variant="primary" busy={busy}>
        {t('missing.send')}
      </Button>
    </>
  );
}
