// The marketing form drawer (RWD-3): the short form over the page it is asked from; "tell us more" makes it the long one.
import { useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { longFormId, shortFormId, type MarketingTopic } from '#around/marketing-forms/rules';
import { marketingFormsWords } from '#around/marketing-forms/words';
import { Button } from '#ui/kit/button';
import { Drawer } from '#ui/kit/drawer';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useWords } from '#ui/page/shop';
import { useSessionFacts } from '#people/sessions/screen';
import type { MarketingAnswer } from './marketing-action.ts';
import { MarketingFields } from './marketing-fields.tsx';
import styles from './marketing-forms.module.css';

export interface MarketingFormDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly topic: MarketingTopic;
  /** Where it leads once it was sent: an address of this site. Without one the drawer says thanks. */
  readonly successURL?: string | undefined;
}

export function MarketingFormDrawer({ open, onClose, topic, successURL = '' }: MarketingFormDrawerProps) {
  const t = useWords(marketingFormsWords);
  const paths = usePaths();
  const session = useSessionFacts();
  const { pathname } = useLocation();
  const [isLong, setIsLong] = useState(false);
  const [requestKey] = useState(() => crypto.randomUUID());
  const sending = useFetcher<MarketingAnswer | { readonly sent: true }>();
  const isSent = sending.data?.sent === true;
  const action = paths.marketingForm(isLong ? longFormId(topic) : shortFormId(topic));
  return (
    <Drawer open={open} onClose={onClose} title={isSent ? t('sent') : t(`title.${topic}`)} closeLabel={t('close')} done={isSent}>
      {isSent ? (
        <div className={styles.drawer}>
          <p>{t('sentText')}</p>
          <Button onClick={onClose} wide>
            {t('close')}
          </Button>
        </div>
      ) : (
        <sending.Form method="post" action={action} className={styles.drawer} noValidate>
          <p>
            {t(`lead.${topic}`)} {!isLong && <TextAction onClick={() => setIsLong(true)}>{t('longer')}</TextAction>}
          </p>
          <input type="hidden" name="requestKey" value={requestKey} />
          <input type="hidden" name="successURL" value={successURL} />
          <input type="hidden" name="page" value={pathname} />
          <input type="hidden" name="stay" value="yes" />
          <MarketingFields
            isLong={isLong}
            known={{ firstName: session?.firstName ?? '', company: session?.accountName ?? '' }}
            answer={sending.data?.sent === false ? sending.data : undefined}
            busy={sending.state !== 'idle'}
          />
        </sending.Form>
      )}
    </Drawer>
  );
}
