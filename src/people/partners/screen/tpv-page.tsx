// `/tpv`: whom a partner's site hands over is asked before being signed in (APP-4, APP-10). Works without JavaScript.
import { data, Form, redirect, redirectDocument, useNavigation } from 'react-router';
import type { Route } from './+types/tpv-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { partnersContract } from '#people/partners/contract';
import { partnersWords } from '#people/partners/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { TextAction } from '#ui/kit/text-action';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './tpv.module.css';

/** The token leaves with no link. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

export async function loader(args: Route.LoaderArgs) {
  const token = (new URL(args.request.url).searchParams.get('token') ?? '').slice(0, 4_000);
  const t = sayer(partnersWords, args.context.get(pageVisit).copyLocale);
  if (token === '') {
    // The demonstration has no partner whose link could be followed.
    const made = await attempt<typeof partnersContract>(args)('GET /api/tpv/stand-in', {});
    if (!isRefusal(made)) throw redirect(makePaths(args.context.get(pageVisit).locale).handedOver(made.token));
  }
  const sent = await attempt<typeof partnersContract>(args)('POST /api/tpv/read', { body: { token } });
  if (isRefusal(sent)) return data({ sent: null, token, problem: sent.message, title: t('deadTitle') }, { status: sent.status });
  return data({ sent, token, problem: null, title: t('title') });
}

export async function action(args: Route.ActionArgs) {
  const token = textOf(await args.request.formData(), 'token', 4_000);
  const reply = await attempt<typeof partnersContract>(args)('POST /api/tpv/enter', { body: { token } });
  if (isRefusal(reply)) return data({ problem: reply.message, isTaken: reply.code === 'ADDRESS_TAKEN' }, { status: reply.status });
  throw redirectDocument(reply.next);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function TpvPage({ loaderData: { sent, token, problem, title }, actionData: answer }: Route.ComponentProps) {
  const t = useWords(partnersWords);
  const paths = usePaths();
  const wrong = answer?.problem ?? problem;
  return (
    <div className={`wrap ${styles.page}`}>
      <Card aria-labelledby="tpv">
        <h1 id="tpv">{title}</h1>
        {wrong !== null && (
          <Message tone="bad" live className={styles.problem}>
            {wrong}
          </Message>
        )}
        {sent !== null && wrong === null && <Sent sent={sent} token={token} />}
        {answer?.isTaken === true && (
          <LinkButton to={paths.login()} variant="primary" wide>
            {t('signIn')}
          </LinkButton>
        )}
        <p className={styles.more}>
          <TextAction to={paths.home()}>{t(sent === null || wrong !== null ? 'toHome' : 'stay')}</TextAction>
          {sent !== null && <TextAction to={paths.about('privacy')}>{t('privacy')}</TextAction>}
        </p>
      </Card>
    </div>
  );
}

interface SentProps {
  readonly sent: { readonly partner: string; readonly name: string; readonly email: string };
  readonly token: string;
}

function Sent({ sent: { partner, name, email }, token }: SentProps) {
  const t = useWords(partnersWords);
  const busy = useNavigation().state === 'submitting';
  return (
    <>
      <p className={styles.lead}>{t('lead', { partner })}</p>
      <h2>{t('told', { partner })}</h2>
      <dl className={styles.facts}>
        <dt>{t('name')}</dt>
        <dd>{name}</dd>
        <dt>{t('email')}</dt>
        <dd>{email}</dd>
      </dl>
      <Form method="post">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="primary" wide busy={busy}>
          {t('enter', { name })}
        </Button>
      </Form>
    </>
  );
}
