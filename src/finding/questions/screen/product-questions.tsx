// A few questions with answers on a product's page; the others are on a separate page.
import { CachedPart } from '#ui/page/cached-part';
import { LATER } from '#ui/page/later';
import { LinkButton } from '#ui/kit/link-button';
import type { WordedQuestions } from './load-product-questions.ts';
import { QuestionText } from './question-text.tsx';
import styles from './questions.module.css';

export const ProductQuestions = ({ page }: { readonly page: WordedQuestions }) => (
  <CachedPart name="questions" of={page}>
    <WholeQuestions page={page} />
  </CachedPart>
);

function WholeQuestions({ page: { title, intro, questions, all, ask } }: { readonly page: WordedQuestions }) {
  return (
    <section {...LATER} id="questions" className={styles.section} aria-labelledby="questions-title">
      <h2 id="questions-title">{title}</h2>
      <div className={styles.columns}>
        <div className={styles.side}>
          <p>{intro.join(' ')}</p>
          <LinkButton to={ask.href}>{ask.text}</LinkButton>
        </div>
        {all !== null && (
          <div className={styles.list}>
            {questions.map((question) => (
              <QuestionText key={question.questionId} question={question} level={3} />
            ))}
            <p>
              <LinkButton to={all.href}>{all.text}</LinkButton>
            </p>
          </div>
        )}
      </div>
    </section>
  );
}
