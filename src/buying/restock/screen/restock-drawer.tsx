// The form of restocks above another page (ATC-7): from a product, a line, a list or an order, and to change one. Its code loads at first use.
import { isRefusal } from '#base/outcome/rules';
import { Drawer } from '#ui/kit/drawer';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { Button } from '#ui/kit/button';
import { Spinner } from '#ui/kit/spinner';
import { usePaths } from '#ui/page/shop';
import { ActForm } from './act-form.tsx';
import { RestockForm } from './restock-form.tsx';
import { useDrawerForm, type DrawerTarget } from './use-drawer-form.ts';
import { useRestockText } from './use-restock-text.ts';
import styles from './restock.module.css';

export interface RestockDrawerProps extends DrawerTarget {
  readonly open: boolean;
  readonly onClose: () => void;
  /** After a change was saved; by default the drawer says that it was. */
  readonly onSaved?: () => void;
}

export function RestockDrawer({ open, onClose, ...target }: RestockDrawerProps) {
  const { t } = useRestockText();
  return (
    <Drawer open={open} onClose={onClose} title={t(target.restockId === undefined ? 'newTitle' : 'editTitle')} closeLabel={t('close')}>
      <Body {...target} onClose={onClose} />
    </Drawer>
  );
}

/** Stands in the drawer while it is open, so that each opening asks for the prices of now. */
function Body({ onClose, ...target }: Omit<RestockDrawerProps, 'open'>) {
  const { t } = useRestockText();
  const { loaded, retry, answer, busy, submit, isSaved } = useDrawerForm(target);
  if (isSaved) return <Saved isNew={target.restockId === undefined} onClose={onClose} />;
  if (loaded === null) return <Spinner label={t('loading')} />;
  if (isRefusal(loaded)) return <NotLoaded {...target} message={loaded.message} isSignedOut={loaded.status === 401} onRetry={retry} />;
  const isNew = target.restockId === undefined;
  const [line] = loaded.items;
  if (line === undefined) return <Message tone="warn">{t('notRepeated')}</Message>;
  return (
    <>
      <RestockForm
        isNew={isNew}
        items={loaded.items}
        choices={loaded.choices}
        typed={loaded.typed}
        answer={answer}
        send={{ submit, busy }}
      />
      {target.restockId !== undefined && (
        <div className={styles.links}>
          <ActForm restockId={target.restockId} title={line.item.title} act="cancel" look="text">
            {t('cancel')}
          </ActForm>
        </div>
      )}
    </>
  );
}

function Saved({ isNew, onClose }: { readonly isNew: boolean; readonly onClose: () => void }) {
  const { t } = useRestockText();
  return (
    <>
      <Message tone="ok" live>
        {t(isNew ? 'told.start' : 'told.change')}
      </Message>
      <div className={styles.answers}>
        <LinkButton to={usePaths().restock()} variant="primary">
          {t('seeAll')}
        </LinkButton>
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </>
  );
}

interface NotLoadedProps extends DrawerTarget {
  readonly message: string;
  readonly isSignedOut: boolean;
  readonly onRetry: () => void;
}

/** Whoever is signed out signs in on the way to the page with the same form. */
function NotLoaded({ items = '', restockId = 'new', message, isSignedOut, onRetry }: NotLoadedProps) {
  const { t } = useRestockText();
  const paths = usePaths();
  return (
    <>
      <Message tone={isSignedOut ? 'info' : 'bad'} live>
        {isSignedOut ? t('signInFirst') : message || t('notLoaded')}
      </Message>
      <div className={styles.answers}>
        {isSignedOut ? (
          <LinkButton to={paths.restock(items === '' ? {} : { items }, restockId)} variant="primary">
            {t('signIn')}
          </LinkButton>
        ) : (
          <Button onClick={onRetry}>{t('tryAgain')}</Button>
        )}
      </div>
    </>
  );
}
