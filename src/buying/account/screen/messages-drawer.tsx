// The messages drawer: what the shopper's organization and the shop have to tell them, each with what can be done about it (RWD-3).
import { formatDate } from '#base/locale/rules';
import type { AccountMessage } from '#buying/account/rules';
import { accountPageWords } from '#buying/account/words';
import { ShownMessages } from '#people/custom-messages/screen';
import { Button } from '#ui/kit/button';
import { Drawer } from '#ui/kit/drawer';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { Spinner } from '#ui/kit/spinner';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import styles from './messages.module.css';
import { useMessages, type MessagesView } from './use-messages.ts';

interface MessagesDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly isMember: boolean;
  readonly inOrganization: boolean;
}

export function MessagesDrawer({ open, onClose, isMember, inOrganization }: MessagesDrawerProps) {
  const t = useWords(accountPageWords);
  const { view, again } = useMessages(open, { isMember, inOrganization });
  return (
    <Drawer open={open} onClose={onClose} title={t('messages')} closeLabel={t('messages.close')}>
      {view === null ? <Spinner size="sm" label={t('messages.loading')} /> : <AllMessages view={view} again={again} />}
    </Drawer>
  );
}

export function AllMessages({
  view: { own, organization, isPartial },
  again,
}: {
  readonly view: MessagesView;
  readonly again: () => void;
}) {
  const t = useWords(accountPageWords);
  const isEmpty = own.length === 0 && organization.length === 0;
  return (
    <div className={styles.messages}>
      {isPartial && (
        <Message tone="bad" title={t(isEmpty ? 'messages.failed' : 'messages.partial')} live>
          <Button size="small" onClick={again}>
            {t('messages.again')}
          </Button>
        </Message>
      )}
      <ShownMessages messages={organization} />
      {own.length > 0 && (
        <ul className={styles.own}>
          {own.map((message) => (
            <Own key={'reference' in message ? `${message.kind} ${message.reference}` : message.kind} message={message} />
          ))}
        </ul>
      )}
      {isEmpty && !isPartial && <p>{t('messages.none')}</p>}
    </div>
  );
}

function Own({ message }: { readonly message: AccountMessage }) {
  const t = useWords(accountPageWords);
  const [price, paths] = [usePrice(), usePaths()];
  const { copyLocale } = useShop();
  const { kind, ...rest } = message;
  const values = {
    ...rest,
    ...('amount' in message && { amount: price(message.amount) }),
    ...('day' in message && { day: formatDate(new Date(`${message.day}T12:00:00Z`), 'UTC', copyLocale) }),
  };
  return (
    <li>
      <p>{t(`message.${kind}`, values)}</p>
      <LinkButton size="small" to={kind === 'noCard' ? paths.savedCards() : `${paths.rewards()}#${partOf(kind)}`}>
        {t(kind === 'noCard' ? 'messages.addCard' : 'messages.open')} <span className="sr">{t(`message.about.${kind}`)}</span>
      </LinkButton>
    </li>
  );
}

/** The part of the rewards page that a message is about. */
function partOf(kind: AccountMessage['kind']): string {
  switch (kind) {
    case 'overdue':
    case 'noCard':
    case 'ends':
    case 'renews':
      return 'membership';
    case 'lapsing':
    case 'freeItem':
      return 'balance';
    case 'offers':
      return 'offers';
    default:
      return 'missing';
  }
}
