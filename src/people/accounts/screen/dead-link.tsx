// A mailed link that does nothing, because it was used or has expired, or because the right to it was withdrawn: the explanation, and where to go.
import type { ReactNode } from 'react';
import { accountsWords } from '#people/accounts/words';
import { EmptyState } from '#ui/kit/empty-state';
import { LinkButton } from '#ui/kit/link-button';
import { Picture } from '#ui/kit/picture';
import { usePaths, useWords } from '#ui/page/shop';
import clock from './art/wall-clock.svg?url';

export interface DeadLinkProps {
  /** That the link no longer works, by default. */
  readonly title?: string;
  /** Where to request a new link; the forgotten-password page by default. */
  readonly to?: string;
  readonly label?: string;
  readonly children?: ReactNode;
}

export function DeadLink({ title, to, label, children }: DeadLinkProps) {
  const t = useWords(accountsWords);
  const paths = usePaths();
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        picture={<Picture src={clock} alt="" width={160} height={160} />}
        title={title ?? t('linkDeadTitle')}
        actions={
          <>
            <LinkButton to={to ?? paths.forgottenPassword()} variant="primary">
              {label ?? t('newLink')}
            </LinkButton>
            <LinkButton to={paths.login()}>{t('signIn')}</LinkButton>
          </>
        }
      >
        {children ?? t('linkDeadText')}
      </EmptyState>
    </div>
  );
}
