import type { ReactNode } from 'react';
import type { WordedQuestion } from './load-product-questions.ts';
import styles from './questions.module.css';

export interface QuestionTextProps {
  readonly question: WordedQuestion;
  readonly level: 2 | 3;
  readonly children?: ReactNode;
}

/** A question with its answer in their own language; actions are below. */
export function QuestionText({ question: { questionId, body, lang, by, answer, open }, level, children }: QuestionTextProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article id={`question-${questionId}`} className={styles.question}>
      <Title lang={lang} className={styles.title}>
        {body}
      </Title>
      <p className={styles.by}>{by}</p>
      <div className={styles.answer}>
        {answer === null ? (
          open
        ) : (
          <>
            <b>{answer.by}</b>
            <p lang={lang}>{answer.text}</p>
          </>
        )}
      </div>
      {children}
    </article>
  );
}
