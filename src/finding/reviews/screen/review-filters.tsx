// Filter by stars and order of the reviews: a plain form.
import { Form } from 'react-router';
import { reviewWords } from '#finding/reviews/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './reviews.module.css';

export const SORTS = ['helpful', 'newest', 'highest', 'lowest'] as const;
export const STARS = ['5', '4', '3', '2', '1'] as const;

interface ReviewFiltersProps {
  readonly itemId: string;
  readonly stars: string;
  readonly sort: string;
}

export function ReviewFilters({ itemId, stars, sort }: ReviewFiltersProps) {
  const t = useWords(reviewWords);
  const paths = usePaths();
  return (
    <Form action={paths.reviews(itemId)} className={styles.filters} key={`${stars} ${sort}`}>
      <Field label={t('filterLabel')}>
        <Select
          name="stars"
          size="small"
          defaultValue={stars}
          options={[
            { value: '', label: t('everyStars') },
            ...STARS.map((one) => ({ value: one, label: t('starsShort', { stars: Number(one) }) })),
          ]}
        />
      </Field>
      <Field label={t('sortLabel')}>
        <Select name="sort" size="small" defaultValue={sort} options={SORTS.map((one) => ({ value: one, label: t(`sort.${one}`) }))} />
      </Field>
      <Button type="submit" size="small">
        {t('apply')}
      </Button>
    </Form>
  );
}
