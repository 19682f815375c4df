// Target of the link to a new address: a button makes it the account's. Opening the page changes nothing (USR-1).
import { data, Form, useNavigation } from 'react-router';
import type { Route } from './+types/confirm-email-page';
import type { accountsContract } from '#people/accounts/contract';
import { accountsWords } from '#people/accounts/words';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { pageMeta } from '#ui/page/page-meta';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { LinkButton } from '#ui/kit/link-button';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { DeadLink } from './dead-link.tsx';
import styles from './narrow.module.css';

const tokenOf = (request: Request): string => (new URL(request.url).searchParams.get('token') ?? '').slice(0, 200);

export async function loader(args: Route.LoaderArgs) {
  const { email, isForbidden } = await ask<typeof accountsContract>(args)('POST /api/account/link', {
    body: { token: tokenOf(args.request), purpose: 'email' },
  });
  return { email, isForbidden, title: sayer(accountsWords, args.context.get(pageVisit).copyLocale)('confirmTitle') };
}

export async function action(args: Route.ActionArgs) {
  const reply = await attempt<typeof accountsContract>(args)('POST /api/account/confirm-email', { body: { token: tokenOf(args.request) } });
  if (isRefusal(reply)) return data({ confirmed: '' }, { status: reply.status });
  return data({ confirmed: reply.email }, { status: 200 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function ConfirmEmailPage({ loaderData: { email, isForbidden, title }, actionData }: Route.ComponentProps) {
  const t = useWords(accountsWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  const busy = useNavigation().state === 'submitting';
  const confirmed = actionData?.confirmed ?? '';
  if (isForbidden)
    return (
      <DeadLink title={t('confirmForbidden')} to={paths.account(tenant)} label={t('toAccount')}>
        {t('FORBIDDEN')}
      </DeadLink>
    );
  if (confirmed === '' && email === '') return <DeadLink to={paths.accountDetails()} />;
  return (
    <div className={`wrap ${styles.page}`}>
      {confirmed === '' ? (
        <Card aria-labelledby="page-title">
          <h1 id="page-title">{title}</h1>
          <p className={styles.lead}>{t('confirmLead', { email })}</p>
          <Form method="post">
            <Button type="submit" variant="primary" wide busy={busy}>
              {t('confirm', { email })}
            </Button>
          </Form>
        </Card>
      ) : (
        <Card aria-labelledby="page-title" role="status">
          <h1 id="page-title">{t('emailConfirmed', { email: confirmed })}</h1>
          <p className={styles.lead}>{t('confirmLead', { email: confirmed })}</p>
          <LinkButton to={paths.account(tenant)} variant="primary">
            {t('toAccount')}
          </LinkButton>
        </Card>
      )}
    </div>
  );
}
