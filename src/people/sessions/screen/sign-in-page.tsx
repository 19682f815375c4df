// The login page of §2: target of a 401 redirect, and possible start of the checkout (APP-7, CHK-1).
import { data, redirect, redirectDocument } from 'react-router';
import type { Route } from './+types/sign-in-page';
import { isRefusal } from '#base/outcome/rules';
import { cartQuery, purposeIn } from '#base/shopper/rules';
import { makePaths } from '#paths';
import type { sessionsContract } from '#people/sessions/contract';
import { sayer } from '#base/locale/words';
import { safeTarget, signInType } from '#people/sessions/rules';
import { sessionsWords } from '#people/sessions/words';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './account-form.module.css';
import { AccountForm } from './account-form.tsx';
import { problemOf } from './form-problem.ts';
import { backOf, wayBack } from './redirect-back.ts';
import { SignOnInstead } from './sign-on-instead.tsx';

export async function loader(args: Route.LoaderArgs) {
  const session = await ask<typeof sessionsContract>(args)('GET /api/session', {});
  const url = new URL(args.request.url);
  const { locale, copyLocale, site, origin } = args.context.get(pageVisit);
  const back = backOf(url);
  const account = makePaths(locale).account(site.tenant);
  // A signed-in visitor with a way back continues there; without one they see their account.
  if (session.signedIn) throw redirect(url.searchParams.has('redirected') ? account : safeTarget(back, origin, account));
  return {
    back,
    type: signInType(url.searchParams.get('type')),
    passwordChanged: url.searchParams.get('password') === 'changed',
    title: sayer(sessionsWords, copyLocale)('signInTitle'),
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const email = String(form.get('email') ?? '');
  const captchaId = form.get('captchaId');
  const captcha = captchaId === null ? {} : { captcha: { id: String(captchaId), answer: String(form.get('captcha') ?? '') } };
  const reply = await attempt<typeof sessionsContract>(args)('POST /api/sign-in', {
    body: { email, password: String(form.get('password') ?? ''), back: String(form.get('back') ?? ''), ...captcha },
  });
  if (isRefusal(reply)) return data({ problem: problemOf(reply), email }, { status: reply.status });
  throw redirectDocument(reply.next);
}

export const meta: Route.MetaFunction = ({ loaderData: loaded }) => [
  { title: `${loaded?.title ?? ''} | Inkwell` },
  { name: 'robots', content: 'noindex' },
];

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords(sessionsWords);
  const fromCheckout = loaderData.type === 'checkout';
  const Heading = fromCheckout ? 'h2' : 'h1';
  const signIn = (
    <section className={styles.card} aria-labelledby="sign-in-title">
      <Heading id="sign-in-title">{t('signInTitle')}</Heading>
      <p className={styles.lead}>{t(loaderData.type === 'rewards' ? 'signInForRewards' : 'signInLead')}</p>
      {loaderData.passwordChanged && (
        <Message tone="ok" className={styles.done}>
          {t('passwordChanged')}
        </Message>
      )}
      <AccountForm
        kind="signIn"
        back={loaderData.back}
        problem={actionData?.problem}
        typed={{ email: actionData?.email ?? '' }}
        quiet={fromCheckout}
      />
      <SignOnInstead back={loaderData.back} />
    </section>
  );
  if (!fromCheckout) {
    return (
      <div className={`wrap ${styles.page}`}>
        {signIn}
        <div className={styles.aside}>
          <NewHere back={loaderData.back} />
        </div>
      </div>
    );
  }
  // On the way to checkout the guest option is first and primary (CHK-1).
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.ways}>
        <GuestCheckout back={loaderData.back} />
        <div className={styles.aside}>
          <NewHere back={loaderData.back} />
        </div>
      </div>
      {signIn}
    </div>
  );
}

/** `back` says which cart the shopper was about to buy. */
function GuestCheckout({ back }: { readonly back: string }) {
  const t = useWords(sessionsWords);
  const paths = usePaths();
  return (
    <section className={styles.card}>
      <h1>{t('checkoutAsGuest')}</h1>
      <p className={styles.lead}>{t('guestLead')}</p>
      <LinkButton to={paths.checkout('delivery', cartQuery(purposeIn(back)))} variant="primary" wide>
        {t('checkoutAsGuest')}
      </LinkButton>
    </section>
  );
}

/** The way to an account for those who have none. `back`: where they go on afterwards. */
function NewHere({ back }: { readonly back: string }) {
  const t = useWords(sessionsWords);
  const paths = usePaths();
  const { site } = useShop();
  const business = site.tenant === 'business';
  const on = wayBack(site.tenant, back);
  return (
    <section>
      <h2>{t('newHere')}</h2>
      <p>{t(business ? 'becomeLead' : 'createLead')}</p>
      <LinkButton to={business ? paths.becomeCustomer(on) : paths.createAccount(on)}>{t(business ? 'openBusiness' : 'create')}</LinkButton>
    </section>
  );
}
