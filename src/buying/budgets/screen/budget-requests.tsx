// Requests for more money in a budget, shown to those who may answer: its owner and the people who manage budgets.
import { Form, useNavigation } from 'react-router';
import type { MoneyRequest } from '#buying/budgets/contract';
import { budgetsWords } from '#buying/budgets/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';
import { useBudgetPrice } from './use-budget-price.ts';
import styles from './budgets.module.css';

/** What was wrong with an answer: with which request, at which field. */
export interface WrongAnswer {
  readonly requestId: string;
  readonly field: string;
  readonly message: string;
}

interface BudgetRequestsProps {
  readonly requests: readonly MoneyRequest[];
  readonly currency: string;
  readonly wrong: WrongAnswer | null;
}

export function BudgetRequests({ requests, currency, wrong }: BudgetRequestsProps) {
  const t = useWords(budgetsWords);
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="requests" className={styles.requests}>
      <h2 id="requests">{t('requests')}</h2>
      {requests.map((request) => (
        <OneRequest
          key={request.requestId}
          request={request}
          currency={currency}
          wrong={wrong?.requestId === request.requestId ? wrong : null}
        />
      ))}
    </section>
  );
}

interface OneRequestProps {
  readonly request: MoneyRequest;
  readonly currency: string;
  readonly wrong: WrongAnswer | null;
}

function OneRequest({ request, currency, wrong }: OneRequestProps) {
  const t = useWords(budgetsWords);
  const price = useBudgetPrice(currency);
  const { requestId, from, amount, note } = request;
  const busy = useNavigation().formData?.get('requestId') === requestId;
  const errorAt = (field: string): string | undefined => (wrong?.field === field ? wrong.message : undefined);
  return (
    <Form
      method="post"
      noValidate
      preventScrollReset
      className={styles.request}
      aria-label={t('requestFrom', { name: from, amount: price(amount) })}
    >
      <input type="hidden" name="requestId" value={requestId} />
      <p>
        <b>{t('requestFrom', { name: from, amount: price(amount) })}</b>
      </p>
      {note !== '' && <p>{t('quoted', { text: note })}</p>}
      <Field label={t('requestAmount')} error={errorAt('amount')}>
        <TextInput name="amount" inputMode="decimal" maxLength={20} autoComplete="off" defaultValue={amount.toFixed(2)} />
      </Field>
      <Field label={t('requestAnswer', { name: from })} hint={t('requestAnswerHint')} error={errorAt('answer')}>
        <TextInput name="answer" maxLength={300} autoComplete="off" />
      </Field>
      <div className={styles.acts}>
        <Button type="submit" name="decision" value="grant" variant="primary" busy={busy}>
          {t('requestGrant')}
        </Button>
        <Button type="submit" name="decision" value="decline">
          {t('requestDecline')}
        </Button>
      </div>
    </Form>
  );
}
