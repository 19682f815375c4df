// Why nobody was signed in, and the way to try again.
import { signOnWords } from '#people/sign-on/words';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { usePaths, useWords } from '#ui/page/shop';
import { SignOnCard } from './sign-on-card.tsx';
import styles from './sign-on.module.css';

interface SignOnTroubleProps {
  readonly organization: string;
  readonly problem: string;
  readonly title: string;
}

export function SignOnTrouble({ organization, problem, title }: SignOnTroubleProps) {
  const t = useWords(signOnWords);
  const paths = usePaths();
  return (
    <SignOnCard title={title} back="">
      <div className={styles.form}>
        <Message tone="bad" live>
          {problem}
        </Message>
        <LinkButton to={paths.signOnWith(organization, { from: 'return' })} wide>
          {t('startAgain')}
        </LinkButton>
      </div>
    </SignOnCard>
  );
}
