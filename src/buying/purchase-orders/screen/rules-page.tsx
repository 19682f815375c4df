// Sets what the organization asks of the purchase order numbers of its orders (H_SB).
import { data, Form, redirect, useNavigation } from 'react-router';
import type { Route } from './+types/rules-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { purchaseOrdersContract, RulesView } from '#buying/purchase-orders/contract';
import { LONGEST_EXPLANATION, LONGEST_PATTERN, PO_LIMITS } from '#buying/purchase-orders/rules';
import { purchaseOrdersWords } from '#buying/purchase-orders/words';
import { makePaths } from '#paths';
import { Button } from '#ui/kit/button';
import { Checkbox } from '#ui/kit/checkbox';
import { ErrorSummary } from '#ui/kit/error-summary';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { TextAction } from '#ui/kit/text-action';
import { TextInput } from '#ui/kit/text-input';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './purchase-orders.module.css';

export async function loader(args: Route.LoaderArgs) {
  const { rules } = await ask<typeof purchaseOrdersContract>(args)('GET /api/organization/purchase-orders', { query: {} });
  return { rules, title: sayer(purchaseOrdersWords, args.context.get(pageVisit).copyLocale)('rulesTitle') };
}

interface RulesAnswer {
  readonly message: string;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
  readonly typed: RulesView;
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const text = (name: string): string => textOf(form, name).slice(0, 300);
  const [pattern, explanation, example] = [text('pattern'), text('explanation'), text('example')];
  const typed = { required: form.has('required'), typed: form.has('typed'), release: form.has('release'), pattern, explanation, example };
  const reply = await attempt<typeof purchaseOrdersContract>(args)('POST /api/organization/purchase-order-rules', { body: typed });
  if (isRefusal(reply)) return data<RulesAnswer>({ message: reply.message, errors: [], typed }, { status: reply.status });
  if (reply.errors.length > 0) return data<RulesAnswer>({ message: '', errors: reply.errors, typed }, { status: 422 });
  throw redirect(makePaths(args.context.get(pageVisit).locale).purchaseOrders({ saved: 'rules' }));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function RulesPage({ loaderData: { rules, title }, actionData }: Route.ComponentProps) {
  const t = useWords(purchaseOrdersWords);
  const paths = usePaths();
  const busy = useNavigation().state === 'submitting';
  const values = actionData?.typed ?? rules;
  const errors = new Map(actionData?.errors.map(({ field, message }) => [field, message]) ?? []);
  const summary = [...errors].map(([fieldId, message]) => ({ fieldId, text: message }));
  return (
    <>
      <PageHead back={<TextAction to={paths.purchaseOrders()}>{t('back')}</TextAction>} title={title} />
      <Form method="post" noValidate preventScrollReset className={styles.form}>
        <ErrorSummary title={t('errors', { n: summary.length })} errors={summary} />
        {actionData !== undefined && actionData.message !== '' && (
          <Message tone="bad" live>
            {actionData.message}
          </Message>
        )}
        <Switches values={values} />
        <Field id="pattern" label={t('pattern')} optional={t('optional')} hint={t('patternHint')} error={errors.get('pattern')}>
          <TextInput name="pattern" defaultValue={values.pattern} maxLength={LONGEST_PATTERN} autoComplete="off" spellCheck={false} code />
        </Field>
        <Field id="explanation" label={t('explanation')} hint={t('explanationHint')} error={errors.get('explanation')}>
          <TextInput name="explanation" defaultValue={values.explanation} maxLength={LONGEST_EXPLANATION} autoComplete="off" />
        </Field>
        <Field id="example" label={t('example')} hint={t('exampleHint')} error={errors.get('example')}>
          <TextInput name="example" defaultValue={values.example} maxLength={PO_LIMITS.number} autoComplete="off" code />
        </Field>
        <div className={styles.acts}>
          <Button type="submit" variant="primary" busy={busy}>
            {t('rulesSubmit')}
          </Button>
        </div>
      </Form>
    </>
  );
}

function Switches({ values }: { readonly values: RulesView }) {
  const t = useWords(purchaseOrdersWords);
  return (
    <div className={styles.choices}>
      {(['required', 'typed', 'release'] as const).map((name) => (
        <Checkbox
          key={name}
          name={name}
          value="yes"
          defaultChecked={values[name]}
          label={
            <>
              {t(name)}
              <span className={styles.small}>{t(`${name}Hint`)}</span>
            </>
          }
        />
      ))}
    </div>
  );
}
