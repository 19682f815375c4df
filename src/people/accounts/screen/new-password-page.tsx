// Target of the mailed link: a new password. Opening the page does not use the link, because mail programs prefetch links (USR-1, trust 20).
import { data, Form, redirectDocument, useNavigation } from 'react-router';
import type { Route } from './+types/new-password-page';
import type { accountsContract } from '#people/accounts/contract';
import { accountsWords } from '#people/accounts/words';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import { pageMeta } from '#ui/page/page-meta';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { textOf } from '#ui/page/form-text';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { useWords } from '#ui/page/shop';
import { DeadLink } from './dead-link.tsx';
import styles from './narrow.module.css';
import { PasswordChoice } from './password-choice.tsx';

export async function loader(args: Route.LoaderArgs) {
  const token = new URL(args.request.url).searchParams.get('token') ?? '';
  const { email } = await ask<typeof accountsContract>(args)('POST /api/account/link', {
    body: { token: token.slice(0, 200), purpose: 'password' },
  });
  return { email, title: sayer(accountsWords, args.context.get(pageVisit).copyLocale)('newPasswordTitle') };
}

export async function action(args: Route.ActionArgs) {
  const { locale } = args.context.get(pageVisit);
  const token = new URL(args.request.url).searchParams.get('token') ?? '';
  const reply = await attempt<typeof accountsContract>(args)('POST /api/account/new-password', {
    body: { token: token.slice(0, 200), password: textOf(await args.request.formData(), 'password').slice(0, 200) },
  });
  if (isRefusal(reply)) return data({ message: reply.message, field: reply.field }, { status: reply.status });
  throw redirectDocument(makePaths(locale).login({ password: 'changed' }));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function NewPasswordPage({ loaderData: { email, title }, actionData }: Route.ComponentProps) {
  const t = useWords(accountsWords);
  const busy = useNavigation().state === 'submitting';
  if (email === '') return <DeadLink />;
  return (
    <div className={`wrap ${styles.page}`}>
      <Card aria-labelledby="page-title">
        <h1 id="page-title">{title}</h1>
        <p className={styles.lead}>{t('newPasswordLead', { email })}</p>
        <Form method="post" className={styles.form} noValidate>
          <PasswordChoice email={email} label={t('newPassword')} problem={actionData} />
          <Button type="submit" variant="primary" wide busy={busy}>
            {t(busy ? 'saving' : 'savePassword')}
          </Button>
        </Form>
      </Card>
    </div>
  );
}
