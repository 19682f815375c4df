// Whether what somebody wrote helped: two buttons of a form that posts to its page, as `helpful` yes or no.
import { Form } from 'react-router';
import { Button } from './button.tsx';
import styles from './helpful-vote.module.css';

type HelpfulVoteProps = {
  /** The field that names what is voted on. */
  readonly of: { readonly name: string; readonly value: string };
  /** How many it helped, in words; '' when nobody said so. */
  readonly soFar: string;
  readonly question: string;
  readonly answers: Readonly<Record<'yes' | 'no', string>>;
  /** Read out after each answer. */
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
