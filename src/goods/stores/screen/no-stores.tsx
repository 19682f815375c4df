// Replaces the list of stores while it loads, and when there is none near the shopper.
import { distanceUnit } from '#goods/stores/rules';
import { storesWords } from '#goods/stores/words';
import { Button } from '#ui/kit/button';
import { Message } from '#ui/kit/message';
import { useShop, useWords } from '#ui/page/shop';
import { Skeleton, SkeletonGroup } from '#ui/kit/skeleton';

export function StoresWait() {
  const t = useWords(storesWords);
  return (
    <SkeletonGroup label={t('searching')}>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="half" />
      <Skeleton shape="title" />
      <Skeleton />
    </SkeletonGroup>
  );
}

export interface NoStoresProps {
  readonly problem: 'none' | 'failed';
  /** The zip of the search; '' for a position. */
  readonly zip: string;
  readonly radius: number;
  /** The search was limited to certain services. */
  readonly narrowed: boolean;
  readonly onAgain: () => void;
}

/** The shop started this search, so the shopper typed nothing wrong (ERR-4): says what is missing and what to do. */
export function NoStores({ problem, zip, radius, narrowed, onAgain }: NoStoresProps) {
  const t = useWords(storesWords);
  const { site } = useShop();
  if (problem === 'failed')
    return (
      <Message tone="bad" live>
        {t('searchFailed')}{' '}
        <Button size="small" onClick={onAgain}>
          {t('tryAgain')}
        </Button>
      </Message>
    );
  const distance = t(`distance_${distanceUnit(site.country)}`, { n: radius });
  return (
    <Message tone="warn" live>
      {zip === '' ? t('noneAround', { distance }) : t('noneNear', { distance, place: zip })} {t(narrowed ? 'noneNarrowed' : 'noneFurther')}
    </Message>
  );
}
