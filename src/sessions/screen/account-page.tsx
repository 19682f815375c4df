// The account: who the shop thinks you are, and the way to orders and sign-out.
import { Form, redirect } from 'react-router';
import type { Route } from './+types/account-page';
import { sayer } from '#locale/words';
import { makePaths } from '#paths';
import type { sessionsContract } from '#sessions/contract';
import { sessionsWords } from '#sessions/words';
import { Button } from '#ui/button';
import { LinkButton } from '#ui/link-button';
import { Message } from '#ui/message';
import { ask, pageVisit } from '#ui/page-visit';
import { usePaths, useWords } from '#ui/shop';
import styles from './account-form.module.css';
import { requireSignIn } from './require-sign-in.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { site, locale, copyLocale } = args.context.get(pageVisit);
  const session = await requireSignIn(args);
  const wanted = makePaths(locale).account(site.tenant);
  if (new URL(args.request.url).pathname.replace(/\.data$/, '') !== wanted) throw redirect(wanted);
  return {
    session,
    title: sayer(sessionsWords, copyLocale)('accountTitle'),
    spanish: copyLocale === 'es-US',
    mayBeSpanish: locale === 'en-US',
  };
}

export async function action(args: Route.ActionArgs) {
  const { locale, site, setHeader } = args.context.get(pageVisit);
  const form = await args.request.formData();
  if (form.get('intent') === 'language') {
    const on = form.get('spanish') === 'on';
    setHeader('set-cookie', `copy=${on ? 'es' : ''}; Path=/; Max-Age=${on ? 1_209_600 : 0}; SameSite=Lax; Secure; HttpOnly`);
    throw redirect(makePaths(locale).account(site.tenant));
  }
  const { next } = await ask<typeof sessionsContract>(args)('POST /api/sign-out', {});
  throw redirect(next);
}

export const meta: Route.MetaFunction = ({ loaderData: loaded }) => [
  { title: `${loaded?.title ?? ''} | Inkwell` },
  { name: 'robots', content: 'noindex' },
];

export default function AccountPage({ loaderData: { session, spanish, mayBeSpanish } }: Route.ComponentProps) {
  const t = useWords(sessionsWords);
  const paths = usePaths();
  const facts: readonly (readonly [string, string])[] = [
    [t('email'), session.email],
    [t('customerNumber'), session.customerNumber],
    [t('rewardsNumber'), session.rewardsNumber],
    [t('membership'), session.membershipProgram === 'NON_MEMBER' ? '' : session.membershipProgram],
  ];
  const business: readonly (readonly [string, string])[] = [
    [t('name'), session.accountName],
    [t('accountNumber'), session.accountNumber],
    [t('division'), session.division],
  ];
  return (
    <div className={`wrap ${styles.account}`}>
      <h1>{t('hello', { name: session.firstName })}</h1>
      {session.contractOnly && <Message>{t('contractOnly')}</Message>}
      <div className={styles.cards}>
        <section className={styles.card}>
          <h2>{t('profile')}</h2>
          <Facts rows={facts} />
          <Form method="post" reloadDocument className={styles.actions}>
            <Button type="submit">{t('signOut')}</Button>
          </Form>
        </section>
        <section className={styles.card}>
          <h2>{t('orders')}</h2>
          <p>{t('ordersLead')}</p>
          <div className={styles.actions}>
            <LinkButton to={paths.orders()}>{t('orders')}</LinkButton>
          </div>
        </section>
        {session.accountName !== '' && (
          <section className={styles.card}>
            <h2>{t('businessAccount')}</h2>
            <Facts rows={business} />
          </section>
        )}
        {mayBeSpanish && (
          <section className={styles.card}>
            <h2>{t('spanishMode')}</h2>
            <p>{t('spanishLead')}</p>
            <Form method="post" reloadDocument className={styles.actions}>
              <input type="hidden" name="intent" value="language" />
              <input type="hidden" name="spanish" value={spanish ? 'off' : 'on'} />
              <Button type="submit">{t(spanish ? 'turnOff' : 'turnOn')}</Button>
            </Form>
          </section>
        )}
      </div>
    </div>
  );
}

function Facts({ rows }: { readonly rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles.facts}>
      {rows
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
