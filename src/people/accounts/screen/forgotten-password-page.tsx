// Forgotten password: an e-mail address, with the same answer whether or not there is an account (USR-1, trust 20).
import { data, Form, useNavigation } from 'react-router';
import type { Route } from './+types/forgotten-password-page';
import type { accountsContract } from '#people/accounts/contract';
import { accountsWords } from '#people/accounts/words';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { pageMeta } from '#ui/page/page-meta';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Field } from '#ui/kit/field';
import { textOf } from '#ui/page/form-text';
import { Message } from '#ui/kit/message';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { EmailInput } from '#ui/kit/email-input';
import { useEmailCheck } from './use-email-check.ts';
import styles from './narrow.module.css';

export function loader({ context }: Route.LoaderArgs) {
  return { title: sayer(accountsWords, context.get(pageVisit).copyLocale)('forgottenTitle') };
}

export async function action(args: Route.ActionArgs) {
  const email = textOf(await args.request.formData(), 'email').trim();
  const reply = await attempt<typeof accountsContract>(args)('POST /api/account/forgotten-password', { body: { email } });
  if (isRefusal(reply)) return data({ email, sent: false, message: reply.message, field: reply.field }, { status: reply.status });
  return data({ email, sent: true, message: '', field: undefined }, { status: 200 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function ForgottenPasswordPage({ loaderData: { title }, actionData }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <Card aria-labelledby="page-title">
        {actionData?.sent ? <Sent email={actionData.email} /> : <Ask title={title} refused={actionData} />}
      </Card>
    </div>
  );
}

interface Refused {
  readonly email: string;
  readonly message: string;
  readonly field: string | undefined;
}

function Ask({ title, refused }: { readonly title: string; readonly refused: Refused | undefined }) {
  const t = useWords(accountsWords);
  const paths = usePaths();
  const busy = useNavigation().state === 'submitting';
  const check = useEmailCheck();
  return (
    <>
      <h1 id="page-title">{title}</h1>
      <p className={styles.lead}>{t('forgottenLead')}</p>
      <Form method="post" className={styles.form} noValidate>
        {refused !== undefined && refused.field === undefined && (
          <Message tone="bad" live>
            {refused.message}
          </Message>
        )}
        <Field label={t('email')} error={check.error ?? (refused?.field === undefined ? undefined : refused.message)}>
          <EmailInput autoComplete="username" defaultValue={refused?.email} required onBlur={check.onBlur} />
        </Field>
        <Button type="submit" variant="primary" wide busy={busy}>
          {t(busy ? 'sending' : 'sendLink')}
        </Button>
      </Form>
      <p className={styles.more}>
        <TextAction to={paths.login()}>{t('backToSignIn')}</TextAction>
      </p>
    </>
  );
}

function Sent({ email }: { readonly email: string }) {
  const t = useWords(accountsWords);
  const paths = usePaths();
  return (
    <div role="status">
      <h1 id="page-title">{t('sentTitle')}</h1>
      <p className={styles.lead}>{t('sentText', { email })}</p>
      <p>{t('sentHint')}</p>
      <p className={styles.more}>
        <TextAction to={paths.forgottenPassword()}>{t('tryAnother')}</TextAction>
        <TextAction to={paths.login()}>{t('backToSignIn')}</TextAction>
      </p>
    </div>
  );
}
