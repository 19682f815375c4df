// Pages that answer a search which asks for no goods, above its products (CAT-7).
import type { searchContract } from '#finding/search/contract';
import { Card } from '#ui/kit/card';
import { ChevronRightIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import type { ReplyOf } from '#ui/page/page-visit';
import styles from './search-page.module.css';

export interface SearchAnswersProps {
  readonly answers: ReplyOf<(typeof searchContract)['POST /api/search/listing']>['answers'];
}

export function SearchAnswers({ answers }: SearchAnswersProps) {
  if (answers.length === 0) return null;
  return (
    <ul className={styles.answers}>
      {answers.map(({ title, text, href }) => (
        <Card as="li" variant="info" key={href}>
          <h2 className={styles.answer}>
            <Link to={href}>
              {title} <ChevronRightIcon />
            </Link>
          </h2>
          <p>{text}</p>
        </Card>
      ))}
    </ul>
  );
}
