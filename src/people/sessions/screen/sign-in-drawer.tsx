// Sign-in and account request in a drawer over the page (USR-8). Same fields, call and errors as the pages.
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { isRefusal } from '#base/outcome/rules';
import type { newAccountContract, sessionsContract } from '#people/sessions/contract';
import { sessionsWords } from '#people/sessions/words';
import { Button } from '#ui/kit/button';
import { caller } from '#ui/page/call';
import { Drawer } from '#ui/kit/drawer';
import { textOf } from '#ui/page/form-text';
import { useShop, useWords } from '#ui/page/shop';
import { AccountFields, type AccountFieldsProps } from './account-fields.tsx';
import styles from './account-form.module.css';
import { CheckMail } from './check-mail.tsx';
import { problemOf } from './form-problem.ts';

export interface SignInDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called after sign-in: the page must reload its facts about the shopper. */
  readonly onSignedIn: () => void;
}

const call = caller<typeof sessionsContract>();
const register = caller<typeof newAccountContract>();

export function SignInDrawer({ open, onClose, onSignedIn }: SignInDrawerProps) {
  const t = useWords(sessionsWords);
  const business = useShop().site.tenant === 'business';
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
      <DrawerForm key={kind} kind={kind} onSignedIn={onSignedIn} onAskedFor={setAskedFor} />
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

function MailAgain({ email }: { readonly email: string }) {
  const t = useWords(sessionsWords);
  const [busy, setBusy] = useState(false);
  const [again, setAgain] = useState<{ readonly problem: string }>();
  const told = useRef<HTMLDivElement>(null);
  // The button disappeared with its form, so the focus moves to the result.
  useEffect(() => told.current?.focus(), []);
  const send = async (): Promise<void> => {
    setBusy(true);
    const reply = await register('POST /api/account/opening-mail', { body: { email } });
    setBusy(false);
    setAgain({ problem: isRefusal(reply) ? reply.message || t('UNAVAILABLE') : '' });
  };
  return (
    <div ref={told} tabIndex={-1}>
      <CheckMail email={email} busy={busy} again={again} onAgain={() => void send()} />
    </div>
  );
}

interface DrawerFormProps extends Pick<AccountFieldsProps, 'kind'>, Pick<SignInDrawerProps, 'onSignedIn'> {
  /** Called when an account was requested with this address and the mail is on its way. */
  readonly onAskedFor: (email: string) => void;
}

function DrawerForm({ kind, onSignedIn, onAskedFor }: DrawerFormProps) {
  const t = useWords(sessionsWords);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AccountFieldsProps['problem']>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const send = async (data: FormData): Promise<void> => {
    setBusy(true);
    const signIn = { email: textOf(data, 'email').slice(0, 254), password: textOf(data, 'password').slice(0, 200) };
    const captcha = data.has('captchaId')
      ? { captcha: { id: textOf(data, 'captchaId').slice(0, 60), answer: textOf(data, 'captcha').slice(0, 60) } }
      : {};
    const account = { ...signIn, fullName: textOf(data, 'fullName').slice(0, 120), company: textOf(data, 'company').slice(0, 120) };
    const reply =
      kind === 'signIn'
        ? await call('POST /api/sign-in', { body: { ...signIn, ...captcha } })
        : await register('POST /api/create-account', { body: { ...account, back: window.location.pathname + window.location.search } });
    if (isRefusal(reply)) {
      setBusy(false);
      setProblem(problemOf({ ...reply, message: reply.message || t('UNAVAILABLE') }));
    } else if (!('redraw' in reply)) onAskedFor(signIn.email.trim());
    else if (reply.redraw) window.location.reload();
    else onSignedIn();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy) void send(new FormData(event.currentTarget));
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <AccountFields kind={kind} busy={busy} problem={problem} />
    </form>
  );
}
