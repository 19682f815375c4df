// `/membership-gift?token=…`: the link in the mail of a gift. Opening it changes nothing, because mail programs open links by themselves; the button does
// (RWD-4).
import { Form, redirect, useNavigation } from 'react-router';
import type { Route } from './+types/accept-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { giftContract } from '#buying/membership/contract';
import { giftWords } from '#buying/membership/words';
import { makePaths } from '#paths';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { wordsOfRefusal } from '#ui/page/refusal-words';
import { usePaths, useWords } from '#ui/page/shop';
import { useDay } from '../running-plan.tsx';
import styles from './gifts.module.css';

const tokenOf = (request: Request): string => (new URL(request.url).searchParams.get('token') ?? '').slice(0, 100);

export async function loader(args: Route.LoaderArgs) {
  const token = tokenOf(args.request);
  const { locale, copyLocale } = args.context.get(pageVisit);
  const gift = await ask<typeof giftContract>(args)('POST /api/membership/gift-link', { body: { token } });
  const say = sayer(giftWords, copyLocale);
  const { state, program, giverName: giver } = gift;
  const title = state === 'open' ? say('giftTitle', { giver, program }) : say(state === 'yours' ? 'yoursTitle' : 'deadTitle');
  return { gift, title, here: makePaths(locale).membershipGift(token) };
}

export async function action(args: Route.ActionArgs) {
  const body = { token: tokenOf(args.request) };
  const reply = await attempt<typeof giftContract>(args)('POST /api/membership/gift-link/accept', { body });
  if (isRefusal(reply)) return { problem: wordsOfRefusal(reply) };
  throw redirect(`${makePaths(args.context.get(pageVisit).locale).rewards({ told: 'gift' })}#membership`);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function AcceptPage({ loaderData: { gift, title, here }, actionData }: Route.ComponentProps) {
  const t = useWords(giftWords);
  const paths = usePaths();
  return (
    <div className={`wrap ${styles.page}`}>
      <Card aria-labelledby="page-title">
        <h1 id="page-title">{title}</h1>
        {actionData !== undefined && (
          <Message tone="bad" live>
            {actionData.problem}
          </Message>
        )}
        {gift.state === 'open' && <OpenGift gift={gift} here={here} />}
        {gift.state === 'yours' && (
          <>
            <p>{t('yours', { giver: gift.giverName })}</p>
            <LinkButton to={paths.rewards()}>{t('see')}</LinkButton>
          </>
        )}
        {gift.state === 'dead' && (
          <>
            <p>{t('dead')}</p>
            <LinkButton to={paths.home()}>{t('shop')}</LinkButton>
          </>
        )}
      </Card>
    </div>
  );
}

function OpenGift({ gift, here }: { readonly gift: Route.ComponentProps['loaderData']['gift']; readonly here: string }) {
  const t = useWords(giftWords);
  const paths = usePaths();
  const day = useDay();
  const busy = useNavigation().state !== 'idle';
  const { program, giverName: giver, message, until, gives } = gift;
  return (
    <>
      <p>{t(`gift${program}`)}</p>
      {message !== '' && (
        <blockquote className={styles.message}>
          <p>{message}</p>
          <footer>{t('messageFrom', { giver })}</footer>
        </blockquote>
      )}
      {gives !== null && <p>{t(gives.isAdded ? 'acceptAdded' : 'acceptNew', { program: gives.program, day: day(gives.endsOn) })}</p>}
      <p className={styles.quiet}>{t('acceptFree', { until: day(until) })}</p>
      {gives === null ? (
        <>
          <p>{t('acceptSignIn')}</p>
          <div className={styles.acts}>
            <LinkButton to={paths.login({ jump: here })} variant="primary">
              {t('signIn')}
            </LinkButton>
            <LinkButton to={paths.createAccount({ jump: here })}>{t('createAccount')}</LinkButton>
          </div>
        </>
      ) : (
        <Form method="post">
          <Button type="submit" variant="primary" busy={busy}>
            {t('accept')}
          </Button>
        </Form>
      )}
    </>
  );
}
