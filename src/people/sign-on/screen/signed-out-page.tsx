// After signing out of the shop: on the way to the organization's provider, to be signed out there as well, and back from it (USR-11).
import { redirectDocument } from 'react-router';
import type { Route } from './+types/signed-out-page';
import { LOCALES } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { signOnContract } from '#people/sign-on/contract';
import { localeOfState } from '#people/sign-on/rules';
import { signOnWords } from '#people/sign-on/words';
import { Card } from '#ui/kit/card';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { TextAction } from '#ui/kit/text-action';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './sign-on.module.css';

const LONGEST_STATE = 100;

export async function loader(args: Route.LoaderArgs) {
  const { organization } = args.params;
  const { locale, copyLocale } = args.context.get(pageVisit);
  const { searchParams, search } = new URL(args.request.url);
  const of = (name: string): string => (searchParams.get(name) ?? '').slice(0, LONGEST_STATE);
  const say = sayer(signOnWords, copyLocale);
  const leaving = of('leave');
  if (leaving !== '') {
    const found = await attempt<typeof signOnContract>(args)('POST /api/sign-on/leave', { body: { organization, state: leaving } });
    const title = say('outTitle');
    if (isRefusal(found)) return { outcome: 'out' as const, name: '', next: '', title };
    return { outcome: found.next === '' ? ('here' as const) : ('leaving' as const), ...found, title };
  }
  const state = of('state');
  // The provider knows one address; the shopper began in their own language.
  const began = LOCALES.find((one) => one === localeOfState(state));
  if (began !== undefined && began !== locale) throw redirectDocument(makePaths(began).signOnSignedOut(organization) + search);
  const { name, outcome } = await ask<typeof signOnContract>(args)('POST /api/sign-on/left', { body: { organization, state } });
  return { outcome, name, next: '', title: say(outcome === 'in' ? 'inTitle' : 'outTitle') };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const head = pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);
  // Not a redirect: the form that signs out leads here, and a page's policy lets those go to the shop alone.
  return loaderData?.outcome === 'leaving' ? [...head, { httpEquiv: 'refresh', content: `1;url=${loaderData.next}` }] : head;
};

export default function SignedOutPage({ loaderData: { outcome, name, next, title } }: Route.ComponentProps) {
  const t = useWords(signOnWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  return (
    <div className={`wrap ${styles.page}`}>
      <Card aria-labelledby="signed-out">
        <h1 id="signed-out">{title}</h1>
        {outcome === 'leaving' && <p className={styles.lead}>{t('outLeaving', { name })}</p>}
        {outcome === 'both' && <p className={styles.lead}>{t('outBoth', { name })}</p>}
        {outcome === 'in' && <p className={styles.lead}>{t('inText')}</p>}
        {outcome === 'out' && <p className={styles.lead}>{t('outText')}</p>}
        {outcome === 'here' && (
          <Message tone="warn" className={styles.lead}>
            {t('outHere', { name })}
          </Message>
        )}
        {outcome === 'leaving' ? (
          <LinkButton to={next} asDocument variant="primary" wide>
            {t('continueTo', { name })}
          </LinkButton>
        ) : (
          <LinkButton to={outcome === 'in' ? paths.account(tenant) : paths.home()} variant="primary" wide>
            {t(outcome === 'in' ? 'toAccount' : 'toShop')}
          </LinkButton>
        )}
        {outcome !== 'leaving' && outcome !== 'in' && (
          <p className={styles.more}>
            <TextAction to={paths.login()}>{t('signInAgain')}</TextAction>
          </p>
        )}
      </Card>
    </div>
  );
}
