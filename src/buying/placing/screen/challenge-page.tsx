// The return from the bank's challenge: redirects to the order or to the payment step; while the challenge is open, links back to it.
import { redirect } from 'react-router';
import type { Route } from './+types/challenge-page';
import { checkoutWords } from '#buying/checkout/words';
import { sayer } from '#base/locale/words';
import type { placingContract } from '#buying/placing/contract';
import { isRefusal } from '#base/outcome/rules';
import { pathsOf, useCheckoutPaths } from '#buying/checkout/screen';
import { DECLINE_REASONS } from '#buying/payment/rules';
import { pageMeta } from '#ui/page/page-meta';
import { Card } from '#ui/kit/card';
import { LinkButton } from '#ui/kit/link-button';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { useShop, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import styles from './challenge-page.module.css';

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale, site } = args.context.get(pageVisit);
  const paths = pathsOf(args);
  const reply = await attempt<typeof placingContract>(args)('POST /cc/api/checkout/default/challenge', {
    body: { orderNumber: args.params.orderNumber.slice(0, 20) },
  });
  const say = sayer(checkoutWords, copyLocale);
  const title = say('challengeTitle');
  if (!isRefusal(reply)) {
    if (reply.isPlaced) throw redirect(paths.confirmation(reply.orderNumber));
    return { title, url: reply.url, refused: null };
  }
  const declined = DECLINE_REASONS.find((reason) => reason === reply.field);
  if (declined !== undefined) throw redirect(paths.checkout('payment', { declined, card: reply.profileRefId }));
  if (reply.status === 404) throw redirect(paths.cart(site.tenant, { viewcart: true }));
  // The order that was to be changed is being prepared; the cart leads on.
  if (reply.code === 'CART_STATUS_ERROR') return { title: say('problemTitle'), url: null, refused: reply.message };
  // The provider does not answer; the shopper can reload.
  return { title, url: null, refused: null };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function ChallengePage({ loaderData: { title, url, refused } }: Route.ComponentProps) {
  const t = useWords(checkoutWords);
  const paths = useCheckoutPaths();
  const { site } = useShop();
  return (
    <div className={`wrap ${styles.page}`}>
      <Card className={styles.card} aria-labelledby="page-title">
        <h1 id="page-title">{title}</h1>
        <p>{refused ?? t(url === null ? 'challengeUnknown' : 'challengeOpen')}</p>
        {url !== null && (
          <LinkButton to={url} variant="primary" wide>
            {t('challengeGo')}
          </LinkButton>
        )}
        {refused === null ? (
          <TextAction to={paths.checkout('payment')}>{t('challengeOther')}</TextAction>
        ) : (
          <LinkButton to={paths.cart(site.tenant, { viewcart: true })} variant="primary" wide>
            {t('toCart')}
          </LinkButton>
        )}
      </Card>
    </div>
  );
}
