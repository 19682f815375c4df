// How orders of a purchasing system are treated, and where documents go back to (H_SAM).
import { data, Form, redirect, useNavigation } from 'react-router';
import type { Route } from './+types/settings-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { purchaseDocumentsContract } from '#buying/purchase-documents/contract';
import { purchaseDocumentsWords } from '#buying/purchase-documents/words';
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
import styles from './purchase-documents.module.css';

export async function loader(args: Route.LoaderArgs) {
  const { connectionId } = args.params;
  const read = await ask<typeof purchaseDocumentsContract>(args)('GET /api/organization/purchase-document-settings/:connectionId', {
    params: { connectionId },
  });
  return {
    ...read,
    title: sayer(purchaseDocumentsWords, args.context.get(pageVisit).copyLocale)('settingsOf', { name: read.connection.name }),
  };
}

interface SettingsAnswer {
  readonly message: string;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
  /** Null: the settings were not sent. */
  readonly typed: { readonly sendTo: string; readonly tolerancePercent: string; readonly allowsNewShipTo: boolean } | null;
}

export async function action(args: Route.ActionArgs) {
  const { connectionId } = args.params;
  const form = await args.request.formData();
  if (form.has('message')) return tryOrder(args, textOf(form, 'message', 250_000));
  const typed = {
    sendTo: textOf(form, 'sendTo').slice(0, 1_000),
    tolerancePercent: textOf(form, 'tolerancePercent').slice(0, 20),
    allowsNewShipTo: form.has('allowsNewShipTo'),
  };
  const call = attempt<typeof purchaseDocumentsContract>(args);
  const reply = await call('POST /api/organization/purchase-document-settings/:connectionId override PUT', {
    params: { connectionId },
    body: typed,
  });
  if (isRefusal(reply)) return data<SettingsAnswer>({ message: reply.message, errors: [], typed }, { status: reply.status });
  if (reply.errors.length > 0) return data<SettingsAnswer>({ message: '', errors: reply.errors, typed }, { status: 422 });
  throw redirect(makePaths(args.context.get(pageVisit).locale).purchaseDocuments({ saved: 'yes' }));
}

/** The tester's cart as an order: afterwards its document, with what the shop answered. */
async function tryOrder(args: Route.ActionArgs, message: string) {
  const { connectionId } = args.params;
  const call = attempt<typeof purchaseDocumentsContract>(args);
  const reply = await call('POST /api/organization/purchase-document-settings/:connectionId/try', {
    params: { connectionId },
    body: { message },
  });
  if (isRefusal(reply)) return data<SettingsAnswer>({ message: reply.message, errors: [], typed: null }, { status: reply.status });
  throw redirect(makePaths(args.context.get(pageVisit).locale).purchaseDocument(reply.documentId));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function SettingsPage({ loaderData: { settings, title }, actionData }: Route.ComponentProps) {
  const t = useWords(purchaseDocumentsWords);
  const paths = usePaths();
  const busy = useNavigation().state === 'submitting';
  const values = actionData?.typed ?? { ...settings, tolerancePercent: String(settings.tolerancePercent) };
  const errors = new Map(actionData?.errors.map(({ field, message }) => [field, message]) ?? []);
  const summary = [...errors].map(([fieldId, message]) => ({ fieldId, text: message }));
  return (
    <>
      <PageHead back={<TextAction to={paths.purchaseDocuments()}>{t('back')}</TextAction>} title={title} lead={t('settingsLead')} />
      <Form method="post" noValidate preventScrollReset className={styles.form}>
        <ErrorSummary title={t('errors', { n: summary.length })} errors={summary} />
        {actionData !== undefined && actionData.message !== '' && (
          <Message tone="bad" live>
            {actionData.message}
          </Message>
        )}
        <Field id="sendTo" label={t('sendTo')} optional={t('optional')} hint={t('sendToHint')} error={errors.get('sendTo')}>
          <TextInput name="sendTo" type="url" defaultValue={values.sendTo} maxLength={500} autoComplete="off" spellCheck={false} code />
        </Field>
        <Field id="tolerancePercent" label={t('tolerance')} hint={t('toleranceHint')} error={errors.get('tolerancePercent')}>
          <TextInput name="tolerancePercent" inputMode="numeric" defaultValue={values.tolerancePercent} maxLength={4} autoComplete="off" />
        </Field>
        <Checkbox
          name="allowsNewShipTo"
          value="yes"
          defaultChecked={values.allowsNewShipTo}
          label={
            <>
              {t('newShipTo')}
              <span className={styles.small}>{t('newShipToHint')}</span>
            </>
          }
        />
        <div className={styles.acts}>
          <Button type="submit" variant="primary" busy={busy}>
            {t('save')}
          </Button>
        </div>
      </Form>
    </>
  );
}
