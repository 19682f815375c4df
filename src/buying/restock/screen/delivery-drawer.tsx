// The form of a day's delivery above the list (ATC-7). Its code loads at first use; without JavaScript the link leads to the page with the same form.
import { useEffect, useState, type FormEvent } from 'react';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import type { RestockDelivery, restockContract } from '#buying/restock/contract';
import { Button } from '#ui/kit/button';
import { Drawer } from '#ui/kit/drawer';
import { Message } from '#ui/kit/message';
import { Spinner } from '#ui/kit/spinner';
import { caller } from '#ui/page/call';
import { DeliveryForm } from './delivery-form.tsx';
import { deliveryValues, sendDelivery, typedDelivery, type DeliveryAnswer, type TypedDelivery } from './typed-delivery.ts';
import { useRestockText } from './use-restock-text.ts';

interface DeliveryDrawerProps {
  readonly on: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** With the id of the change. */
  readonly onSaved: (changeId: string) => void;
}

interface Loaded {
  readonly delivery: RestockDelivery;
  readonly typed: TypedDelivery;
}

const call = caller<typeof restockContract>();

export function DeliveryDrawer({ open, onClose, ...rest }: DeliveryDrawerProps) {
  const { t } = useRestockText();
  return (
    <Drawer open={open} onClose={onClose} title={t('changeDelivery')} closeLabel={t('close')}>
      <Body {...rest} />
    </Drawer>
  );
}

/** Stands in the drawer while it is open, so that each opening asks for what comes now. */
function Body({ on, onSaved }: Pick<DeliveryDrawerProps, 'on' | 'onSaved'>) {
  const { t } = useRestockText();
  const [loaded, setLoaded] = useState<Loaded | Refusal | null>(null);
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<DeliveryAnswer>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let stale = false;
    void call('GET /api/restock-delivery', { query: { on } }).then((reply) => {
      if (!stale) setLoaded(isRefusal(reply) ? reply : { delivery: reply, typed: deliveryValues(reply) });
    });
    return () => {
      stale = true;
    };
  }, [on, tries]);
  const send = async (form: HTMLFormElement): Promise<void> => {
    setBusy(true);
    const sent = await sendDelivery(call, typedDelivery(new FormData(form)));
    setBusy(false);
    if (typeof sent === 'string') onSaved(sent);
    else setAnswer(sent);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy) void send(event.currentTarget);
  };
  if (loaded === null) return <Spinner label={t('loading')} />;
  if (!isRefusal(loaded)) return <DeliveryForm {...loaded} answer={answer} send={{ submit, busy }} />;
  const retry = (): void => {
    setLoaded(null);
    setTries(tries + 1);
  };
  return (
    <>
      <Message tone="bad" live>
        {loaded.message || t('notLoaded')}
      </Message>
      <Button onClick={retry}>{t('tryAgain')}</Button>
    </>
  );
}
