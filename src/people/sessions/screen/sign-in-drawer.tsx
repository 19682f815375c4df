// Sign-in and account request in a drawer over the page (USR-8). Same fields, call and errors as the pages.
import { useState } from 'react';
import { useLocation } from 'react-router';
import { sessionsWords } from '#people/sessions/words';
import { Button } from '#ui/kit/button';
import { Drawer } from '#ui/kit/drawer';
import { useShop, useWords } from '#ui/page/shop';
import styles from './account-form.module.css';
import { AccountDrawerForm } from './account-drawer-form.tsx';
import { MailAgain } from './mail-again.tsx';
import { SignOnInstead } from './sign-on-instead.tsx';

export interface SignInDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called after sign-in: the page must reload its facts about the shopper. */
  readonly onSignedIn: () => void;
}

export function SignInDrawer({ open, onClose, onSignedIn }: SignInDrawerProps) {
  const t = useWords(sessionsWords);
  const business = useShop().site.tenant === 'business';
  const { pathname, search } = useLocation();
  const [creating, setCreating] = useState(false);
  const [askedFor, setAskedFor] = useState<string>();
  const kind = creating ? (business ? 'business' : 'create') : 'signIn';
  const signInInstead = (): void => {
    setAskedFor(undefined);
    setCreating(false);
  };
  if (askedFor !== undefined) {
    return (
      <Drawer open={open} onClose={onClose} title={t('checkTitle')} closeLabel={t('close')}>
        <MailAgain email={askedFor} />
        <OtherWay title={t('haveAccount')} label={t('signIn')} onPress={signInInstead} />
      </Drawer>
    );
  }
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t(kind === 'signIn' ? 'signInTitle' : kind === 'create' ? 'createTitle' : 'becomeTitle')}
      closeLabel={t('close')}
    >
      <p className={styles.drawerLead}>{t(kind === 'signIn' ? 'signInLead' : kind === 'create' ? 'createLead' : 'becomeLead')}</p>
      <AccountDrawerForm key={kind} kind={kind} onSignedIn={onSignedIn} onAskedFor={setAskedFor} />
      {!creating && <SignOnInstead back={pathname + search} />}
      <OtherWay
        title={t(creating ? 'haveAccount' : 'newHere')}
        label={t(creating ? 'signIn' : business ? 'openBusiness' : 'create')}
        onPress={() => setCreating(!creating)}
      />
    </Drawer>
  );
}

interface OtherWayProps {
  readonly title: string;
  readonly label: string;
  readonly onPress: () => void;
}

const OtherWay = ({ title, label, onPress }: OtherWayProps) => (
  <section className={styles.other}>
    <h3>{title}</h3>
    <Button onClick={onPress} wide>
      {label}
    </Button>
  </section>
);
