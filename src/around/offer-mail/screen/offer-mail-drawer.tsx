// The marketing signup drawer: asks for offers by email over the page it was opened on (RWD-3). It answers the same for every address.
import { useEffect, useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { offerMailWords } from '#around/offer-mail/words';
import { Button } from '#ui/kit/button';
import { Drawer } from '#ui/kit/drawer';
import { Message } from '#ui/kit/message';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './offer-mail.module.css';
import { OfferMailFields, type OfferMailAnswer } from './offer-mail-fields.tsx';

export function OfferMailDrawer({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useWords(offerMailWords);
  const paths = usePaths();
  const { pathname } = useLocation();
  const asking = useFetcher<OfferMailAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const answer = asking.data;
  useEffect(() => {
    if (answer?.wrong) form.current?.querySelector<HTMLElement>('[name="email"]')?.focus();
  }, [answer]);
  const isAsked = answer !== undefined && answer.asked !== '';
  return (
    <Drawer open={open} onClose={onClose} title={t('title')} closeLabel={t('close')} done={isAsked}>
      {isAsked ? (
        <div className={styles.drawer}>
          <Message tone="ok" live>
            {answer.asked}
          </Message>
          <Button onClick={onClose} wide>
            {t('close')}
          </Button>
        </div>
      ) : (
        <asking.Form ref={form} method="post" action={paths.offersByEmail()} className={styles.drawer} noValidate>
          <p>{t('lead')}</p>
          <input type="hidden" name="page" value={pathname} />
          <OfferMailFields answer={answer} busy={asking.state !== 'idle'} />
        </asking.Form>
      )}
    </Drawer>
  );
}
