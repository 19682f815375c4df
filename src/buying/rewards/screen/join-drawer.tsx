// The drawers of rewards signup (guests) and enrolment (who is signed in): what joining gives, and one press (RWD-2, RWD-4).
import { useFetcher } from 'react-router';
import { rewardsWords } from '#buying/rewards/words';
import { Button } from '#ui/kit/button';
import { Drawer } from '#ui/kit/drawer';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { usePaths, useWords } from '#ui/page/shop';
import { useJoinPoints } from './use-join-points.ts';
import styles from './overview.module.css';

interface JoinDrawerProps {
  readonly open: boolean;
  readonly signedIn: boolean;
  readonly onClose: () => void;
}

export function JoinDrawer({ open, signedIn, onClose }: JoinDrawerProps) {
  const t = useWords(rewardsWords);
  const { title, points } = useJoinPoints();
  const paths = usePaths();
  const joining = useFetcher<{ readonly joined?: true; readonly problem?: string }>();
  const isDone = joining.data?.joined === true;
  return (
    <Drawer open={open} onClose={onClose} title={isDone ? t('joined') : title} closeLabel={t('close')} done={isDone}>
      <div className={styles.drawer}>
        <p>{t('joinLead')}</p>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {joining.data?.problem !== undefined && (
          <Message tone="bad" live>
            {joining.data.problem}
          </Message>
        )}
        {isDone ? (
          <Button onClick={onClose} wide>
            {t('close')}
          </Button>
        ) : signedIn ? (
          <joining.Form method="post" action={paths.rewards()}>
            <input type="hidden" name="stay" value="yes" />
            <Button type="submit" name="act" value="join" variant="primary" wide busy={joining.state !== 'idle'}>
              {t('joinButton')}
            </Button>
          </joining.Form>
        ) : (
          <>
            <LinkButton to={paths.createAccount({ jump: paths.rewards() })} variant="primary" wide>
              {t('joinButton')}
            </LinkButton>
            <LinkButton to={paths.login({ jump: paths.rewards() })} wide>
              {t('joinSignIn')}
            </LinkButton>
          </>
        )}
        <p className={styles.quiet}>{t('joinTerms')}</p>
      </div>
    </Drawer>
  );
}
