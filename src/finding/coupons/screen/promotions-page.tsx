// The coupons that everybody is told about, each with a button that puts it into the cart (B2B-7, HDR-5).
import type { Static } from 'typebox';
import type { Route } from './+types/promotions-page';
import type { couponsContract, ListedCoupon } from '#finding/coupons/contract';
import { couponsWords } from '#finding/coupons/words';
import { sayer } from '#base/locale/words';
import { CouponsToCart } from '#buying/cart/screen';
import { ListingHead } from '#finding/listing/screen';
import { PageCrumbs } from '#goods/catalog/screen';
import { makePaths } from '#paths';
import { EmptyState } from '#ui/kit/empty-state';
import { CouponIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { LinkButton } from '#ui/kit/link-button';
import { TextAction } from '#ui/kit/text-action';
import { pageMeta } from '#ui/page/page-meta';
import { ask, pageVisit } from '#ui/page/page-visit';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './promotions-page.module.css';

/** Never kept: coupons begin and end at midnight by themselves. */
export async function loader(args: Route.LoaderArgs) {
  const { locale, copyLocale } = args.context.get(pageVisit);
  const t = sayer(couponsWords, copyLocale);
  const { coupons } = await ask<typeof couponsContract>(args)('GET /api/promotions', {});
  return { coupons, address: makePaths(locale).promotions(), title: t('title'), description: t('server.description') };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => (loaderData === undefined ? [] : pageMeta(loaderData, matches));

export default function PromotionsPage({ loaderData: { coupons } }: Route.ComponentProps) {
  const t = useWords(couponsWords);
  const paths = usePaths();
  return (
    <div className="wrap">
      <PageCrumbs crumbs={[]} here={t('title')} />
      {coupons.length === 0 ? (
        <NoCoupons />
      ) : (
        <>
          <ListingHead title={t('title')} intro={t('text')} />
          <ul className={styles.coupons}>
            {coupons.map((coupon) => (
              <Coupon key={coupon.code} coupon={coupon} />
            ))}
          </ul>
          <p className={styles.more}>
            <TextAction to={paths.offersByEmail()}>{t('byEmail')}</TextAction>
          </p>
        </>
      )}
    </div>
  );
}

function Coupon({ coupon: { code, title, terms, goods } }: { readonly coupon: Static<typeof ListedCoupon> }) {
  const t = useWords(couponsWords);
  return (
    <li className={styles.coupon}>
      <h2>
        <CouponIcon />
        {title}
      </h2>
      {terms.length > 0 && <p className={styles.terms}>{terms.join(' ')}</p>}
      <p className={styles.code}>
        {t('code')} <b>{code}</b>
      </p>
      <div className={styles.actions}>
        <CouponsToCart coupons={[code]} freeItems={[]} label={t('add')} about={t('addNamed', { code })} />
        {goods !== null && <Link to={goods.href}>{t('shop', { name: goods.name })}</Link>}
      </div>
    </li>
  );
}

function NoCoupons() {
  const t = useWords(couponsWords);
  const paths = usePaths();
  const { offers } = useShop();
  const action = offers.deals ? (
    <LinkButton to={paths.deals()}>{t('toDeals')}</LinkButton>
  ) : (
    <LinkButton to={paths.home()}>{t('toHome')}</LinkButton>
  );
  return (
    <EmptyState level={1} title={t('none')} actions={action}>
      <p>{t(offers.deals ? 'noneText' : 'noneSoon')}</p>
    </EmptyState>
  );
}
