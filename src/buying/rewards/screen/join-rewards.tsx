// Joining the free program: one press for who is signed in, the sign-in for everybody else (RWD-4, RWD-2).
import { Form, useNavigation } from 'react-router';
import { rewardsWords } from '#buying/rewards/words';
import { Button } from '#ui/kit/button';
import { LinkButton } from '#ui/kit/link-button';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './overview.module.css';
import { useJoinPoints } from './use-join-points.ts';

export function JoinRewards({ signedIn }: { readonly signedIn: boolean }) {
  const t = useWords(rewardsWords);
  const { title, points } = useJoinPoints();
  const paths = usePaths();
  const { state, formData } = useNavigation();
  const busy = state !== 'idle' && formData?.get('act') === 'join';
  const there = paths.rewards();
  return (
    <section className={`${styles.join} on-ink`} aria-labelledby="join">
      <div>
        <h2 id="join">{title}</h2>
        <p>{t('joinLead')}</p>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      {signedIn ? (
        <Form method="post" action={there} className={styles.box}>
          <Button type="submit" name="act" value="join" variant="primary" wide busy={busy}>
            {t('joinButton')}
          </Button>
          <p>{t('joinTerms')}</p>
        </Form>
      ) : (
        <div className={styles.box}>
          <LinkButton to={paths.createAccount({ jump: there })} variant="primary" wide>
            {t('joinButton')}
          </LinkButton>
          <LinkButton to={paths.login({ jump: there })} wide>
            {t('joinSignIn')}
          </LinkButton>
          <p>{t('joinTerms')}</p>
        </div>
      )}
    </section>
  );
}
