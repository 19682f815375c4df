// The offer activation drawer: a member's offers, each turned on or off with one press (RWD-2). The same press takes it back.
import { formatDate } from '#base/locale/rules';
import type { RewardOffers } from '#buying/rewards/contract';
import { rewardsWords } from '#buying/rewards/words';
import { Badge } from '#ui/kit/badge';
import { Button } from '#ui/kit/button';
import { Drawer } from '#ui/kit/drawer';
import { Message } from '#ui/kit/message';
import { Spinner } from '#ui/kit/spinner';
import { useShop, useWords } from '#ui/page/shop';
import styles from './overview.module.css';
import { useOffers, type OffersView } from './use-offers.ts';

interface OffersDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** One is on or off now: the cart counts anew. */
  readonly onTurned: () => void;
}

export function OffersDrawer({ open, onClose, onTurned }: OffersDrawerProps) {
  const t = useWords(rewardsWords);
  const view = useOffers(open, onTurned);
  return (
    <Drawer open={open} onClose={onClose} title={t('offers')} closeLabel={t('close')}>
      <div className={styles.drawer}>
        {view.problem !== '' && (
          <Message tone="bad" live>
            {view.problem}
          </Message>
        )}
        <Offers view={view} />
      </div>
    </Drawer>
  );
}

export function Offers({ view }: { readonly view: OffersView }) {
  const t = useWords(rewardsWords);
  const { offers, turning, turn, again } = view;
  if (offers === null) return <Spinner size="sm" label={t('offersLoading')} />;
  if (offers === 'failed')
    return (
      <Message tone="bad" title={t('offersFailed')} live>
        <Button size="small" onClick={again}>
          {t('tryAgain')}
        </Button>
      </Message>
    );
  if (offers.length === 0) return <p>{t('offersNone')}</p>;
  return (
    <>
      <p>{t('offersLead')}</p>
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <Offer key={offer.code} offer={offer} busy={turning === offer.code} onTurn={() => turn(offer)} />
        ))}
      </ul>
    </>
  );
}

interface OfferProps {
  readonly offer: RewardOffers['offers'][number];
  readonly busy: boolean;
  readonly onTurn: () => void;
}

function Offer({ offer: { title, endDate, state }, busy, onTurn }: OfferProps) {
  const t = useWords(rewardsWords);
  const { copyLocale } = useShop();
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
        <div className={styles.turn}>
          <span role="status">{isOn && <Badge tone="ok">{t('offerOn')}</Badge>}</span>
          <Button size="small" busy={busy} onClick={onTurn}>
            {t(isOn ? 'offerTurnOff' : 'offerTurnOn')} <span className="sr">{t('offerAbout', { title })}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
