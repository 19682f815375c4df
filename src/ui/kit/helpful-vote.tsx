// "Was this helpful?": two buttons of a form that posts `helpful` yes or no to its page.
import { Form } from 'react-router';
import { Button } from './button.tsx';
import styles from './helpful-vote.module.css';

type HelpfulVoteProps = {
  /** The field that names the item voted on. */
  readonly of: { readonly name: string; readonly value: string };
  /** Number of helpful votes as text; '' without votes. */
  readonly soFar: string;
  readonly question: string;
  readonly answers: Readonly<Record<'yes' | 'no', string>>;
  /** Screen reader text after each answer. */
  readonly about: string;
};

export const HelpfulVote = ({ of: { name, value }, soFar, question, answers, about }: HelpfulVoteProps) => (
  <div className={styles.vote}>
    {soFar !== '' && <span>{soFar}</span>}
    <Form method="post" preventScrollReset>
      <input type="hidden" name={name} value={value} />
      <span>{question}</span>
      {(['yes', 'no'] as const).map((answer) => (
        <Button key={answer} type="submit" size="small" name="helpful" value={answer}>
          {answers[answer]}
          <span className="sr"> {about}</span>
        </Button>
      ))}
    </Form>
  </div>
);
