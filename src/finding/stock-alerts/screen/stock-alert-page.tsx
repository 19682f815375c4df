// `/back-in-stock/:itemId`: where the form of a product's page is sent, and the same form by itself.
import { useEffect, useRef } from 'react';
import { Form, redirect, useNavigation } from 'react-router';
import type { Route } from './+types/stock-alert-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { stockAlertsContract } from '#finding/stock-alerts/contract';
import { stockAlertWords } from '#finding/stock-alerts/words';
import { PageCrumbs } from '#goods/catalog/screen';
import { makePaths } from '#paths';
import { Button } from '#ui/kit/button';
import { EmailInput } from '#ui/kit/email-input';
import { Field } from '#ui/kit/field';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { Picture } from '#ui/kit/picture';
import { unbroken } from '#ui/kit/unbroken';
import { LONGEST_WRITING, textOf } from '#ui/page/form-text';
import { wordsOfRefusal } from '#ui/page/refusal-words';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { useWords } from '#ui/page/shop';
import styles from './stock-alerts.module.css';

export async function loader(args: Route.LoaderArgs) {
  const { itemId } = args.params;
  const shown = await ask<typeof stockAlertsContract>(args)('GET /api/back-in-stock/:itemId', { params: { itemId } });
  const title = sayer(stockAlertWords, args.context.get(pageVisit).copyLocale)('pageTitle', { title: shown.product.title });
  return { ...shown, title };
}

/** What was typed, and how it ended. */
interface Answer {
  readonly email: string;
  /** The field's error, or one about the whole. */
  readonly wrong: string;
  readonly refused: string;
}

export async function action(args: Route.ActionArgs): Promise<Answer> {
  const { itemId } = args.params;
  const email = textOf(await args.request.formData(), 'email', LONGEST_WRITING).trim();
  const reply = await attempt<typeof stockAlertsContract>(args)('POST /api/back-in-stock/:itemId', { params: { itemId }, body: { email } });
  if (!isRefusal(reply)) return { email: reply.email, wrong: '', refused: '' };
  // The product came back meanwhile: its page sells it.
  if (reply.code === 'AVAILABLE') throw redirect(makePaths(args.context.get(pageVisit).locale).stockAlert(itemId));
  const isField = reply.field === 'email';
  return { email, wrong: isField ? reply.message : '', refused: isField ? '' : wordsOfRefusal(reply) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function StockAlertPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords(stockAlertWords);
  const { product, waitsFor, email } = loaderData;
  const asks = t(`ask.${waitsFor ?? 'stock'}`);
  const isSent = actionData !== undefined && actionData.wrong === '' && actionData.refused === '';
  const back = <LinkButton to={product.href}>{t('back')}</LinkButton>;
  return (
    <div className="wrap">
      <PageCrumbs crumbs={[{ name: product.title, href: product.href }]} here={asks} />
      <div className={styles.page}>
        <h1>{unbroken(asks)}</h1>
        <div className={styles.product}>
          <Picture src={product.image} alt="" width={120} height={120} first />
          <p>{product.title}</p>
        </div>
        {isSent ? (
          <Message tone="ok" title={t('sent', { email: actionData.email })} live>
            {t('sentText')} {back}
          </Message>
        ) : waitsFor === null ? (
          <Message tone="info" title={t('available')}>
            {back}
          </Message>
        ) : (
          <AskForm email={actionData?.email ?? email} waitsFor={waitsFor} answer={actionData} />
        )}
      </div>
    </div>
  );
}

interface AskFormProps {
  readonly email: string;
  readonly waitsFor: 'stock' | 'release';
  readonly answer: Answer | undefined;
}

function AskForm({ email, waitsFor, answer }: AskFormProps) {
  const t = useWords(stockAlertWords);
  const busy = useNavigation().formMethod === 'POST';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer?.wrong) form.current?.querySelector<HTMLElement>('[name="email"]')?.focus();
  }, [answer]);
  return (
    <Form ref={form} method="post" className={styles.form} noValidate>
      {answer?.refused && <Message tone="bad" title={answer.refused} live />}
      <Field label={t('email')} hint={t('consent')} error={answer?.wrong || undefined}>
        <EmailInput defaultValue={email} required />
      </Field>
      <Button type="submit" variant="primary" busy={busy}>
        {t(`ask.${waitsFor}`)}
      </Button>
    </Form>
  );
}
