// Offers that a member turns on with one press; then they count in the cart by themselves (RWD-2). Forms, so that they work before the page is awake.
import { Form, useNavigation } from 'react-router';
import { formatDate } from '#base/locale/rules';
import type { RewardOffers } from '#buying/rewards/contract';
import { rewardsWords } from '#buying/rewards/words';
import { Badge } from '#ui/kit/badge';
import { Button } from '#ui/kit/button';
import { useShop, useWords } from '#ui/page/shop';
import styles from './overview.module.css';

export function OffersForYou({ offers }: RewardOffers) {
  const t = useWords(rewardsWords);
  if (offers.length === 0) return null;
  return (
    <section className={styles.section} id="offers" aria-labelledby="offers-for-you">
      <h2 id="offers-for-you">{t('offers')}</h2>
      <p>{t('offersLead')}</p>
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <Offer key={offer.code} offer={offer} />
        ))}
      </ul>
    </section>
  );
}

function Offer({ offer: { code, title, endDate, state } }: { readonly offer: RewardOffers['offers'][number] }) {
  const t = useWords(rewardsWords);
  const { copyLocale } = useShop();
  const { state: at, formData } = useNavigation();
  const busy = at !== 'idle' && formData?.get('offer') === code;
  const isOn = state === 'on';
  return (
    <li className={styles.offered}>
      <div>
        <b>{title}</b>
        {endDate !== null && (
          <p className={styles.quiet}>{t('offerUntil', { day: formatDate(new Date(`${endDate}T12:00:00Z`), 'UTC', copyLocale) })}</p>
        )}
      </div>
      {state === 'used' ? (
        <Badge>{t('offerUsed')}</Badge>
      ) : (
        <Form method="post" preventScrollReset className={styles.turn}>
          {isOn && <Badge tone="ok">{t('offerOn')}</Badge>}
          <input type="hidden" name="offer" value={code} />
          <Button type="submit" name="act" value={isOn ? 'offerOff' : 'offerOn'} size="small" busy={busy}>
            {t(isOn ? 'offerTurnOff' : 'offerTurnOn')} <span className="sr">{t('offerAbout', { title })}</span>
          </Button>
        </Form>
      )}
    </li>
  );
}
