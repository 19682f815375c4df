// Target of a new account's link: a button opens the account, signs in and returns. In a browser other than the one that requested the account, the
// shopper chooses its password here. Opening the page changes nothing (USR-1, trust 20).
import { data, Form, redirectDocument, useNavigation } from 'react-router';
import type { Route } from './+types/open-account-page';
import type { accountsContract } from '#people/accounts/contract';
import { accountsWords } from '#people/accounts/words';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { pageMeta } from '#ui/page/page-meta';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { textOf } from '#ui/page/form-text';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { JoinOffer } from './join-offer.tsx';
import { DeadLink } from './dead-link.tsx';
import styles from './narrow.module.css';
import { PasswordChoice } from './password-choice.tsx';

const tokenOf = (request: Request): string => (new URL(request.url).searchParams.get('token') ?? '').slice(0, 200);

export async function loader(args: Route.LoaderArgs) {
  const opening = await ask<typeof accountsContract>(args)('POST /api/account/opening-link', { body: { token: tokenOf(args.request) } });
  return { ...opening, title: sayer(accountsWords, args.context.get(pageVisit).copyLocale)('openTitle') };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const password = form.has('password') ? { password: textOf(form, 'password').slice(0, 200) } : {};
  const asks = form.has('asksToJoin') ? { asksToJoin: true, message: textOf(form, 'message').slice(0, 500) } : {};
  const reply = await attempt<typeof accountsContract>(args)('POST /api/account/open', {
    body: { token: tokenOf(args.request), ...password, ...asks },
  });
  // Pressed twice, or too late: the reloaded page says that the link is invalid.
  if (isRefusal(reply)) return data({ message: reply.message, field: reply.field }, { status: reply.status });
  throw redirectDocument(reply.next);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function OpenAccountPage({
  loaderData: { email, choosesPassword, joins, company, title },
  actionData,
}: Route.ComponentProps) {
  const t = useWords(accountsWords);
  const paths = usePaths();
  const business = useShop().site.tenant === 'business';
  const busy = useNavigation().state === 'submitting';
  if (email === '') {
    return (
      <DeadLink to={business ? paths.becomeCustomer() : paths.createAccount()} label={t('createAgain')}>
        {t('openDeadText')}
      </DeadLink>
    );
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <Card aria-labelledby="page-title">
        <h1 id="page-title">{title}</h1>
        <p className={styles.lead}>{t(choosesPassword ? 'openChooseLead' : 'openLead', { email })}</p>
        <Form method="post" className={styles.form} noValidate>
          {choosesPassword && <PasswordChoice email={email} label={t('password')} problem={actionData} />}
          {joins === '' ? (
            <Button type="submit" variant="primary" wide busy={busy}>
              {t('openAccount')}
            </Button>
          ) : (
            <JoinOffer joins={joins} company={company} busy={busy} />
          )}
        </Form>
      </Card>
    </div>
  );
}
