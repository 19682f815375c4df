// Quick order, on its page and in its drawer: ways to enter rows, the checked rows, and one button that adds the good ones.
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { quickOrderWords } from '#buying/quick-order/words';
import { OfferedRows } from '#buying/offline/screen';
import { ScanButton } from '#goods/scanning/screen';
import { Button } from '#ui/kit/button';
import { Link } from '#ui/kit/link';
import { Field } from '#ui/kit/field';
import { FileButton } from '#ui/kit/file-button';
import { usePaths, useWords } from '#ui/page/shop';
import { TextArea } from '#ui/kit/text-area';
import { LONGEST_PASTE, ORDER_FIELDS } from './form-fields.ts';
import { firstRows } from './order-rows.ts';
import { OneRow } from './one-row.tsx';
import { OrderResult } from './order-result.tsx';
import styles from './quick-order.module.css';
import type { OrderAnswer } from './run-order-form.ts';
import { useQuickOrder, type QuickOrder } from './use-quick-order.ts';

export interface QuickOrderFormProps {
  /** The answer to a form before hydration. */
  readonly answer?: OrderAnswer | undefined;
  /** In a drawer, everything in one column. */
  readonly narrow?: boolean | undefined;
}

export function QuickOrderForm({ answer, narrow }: QuickOrderFormProps) {
  const action = usePaths().quickOrder();
  const order = useQuickOrder(firstRows(answer?.rows ?? [], answer?.leftOut), answer?.notice ?? null);
  const { part, show } = useShown();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    // Enter in a field checks the rows again instead of pressing a button.
    if (submitter instanceof HTMLButtonElement && submitter.value === 'add') order.add();
  };
  return (
    <form method="post" action={action} encType="multipart/form-data" onSubmit={submit} className={narrow ? styles.narrow : styles.layout}>
      <div data-screen-only className={styles.ways}>
        <OneRow onAdd={(row) => order.append([row])} />
        <ScanButton onNumber={(number) => order.append([{ number, qty: '1' }])} />
        <ManyRows order={order} narrow={narrow} onAsked={show} />
      </div>
      <div ref={part} className={styles.answer}>
        {!narrow && <OfferedRows onTake={order.append} />}
        <OrderResult order={order} awaited={answer !== undefined} />
      </div>
    </form>
  );
}

/** Scrolls only if the element starts below this share of the window. */
const LOW = 0.6;

/** Scrolls an element into view that appears below the visible area, as in a drawer or on a phone. */
function useShown(): { readonly part: RefObject<HTMLDivElement | null>; readonly show: () => void } {
  const part = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const own = part.current;
    if (asked > 0 && own !== null && own.getBoundingClientRect().top > window.innerHeight * LOW) own.scrollIntoView({ block: 'start' });
  }, [asked]);
  return { part, show: () => setAsked((times) => times + 1) };
}

interface ManyRowsProps extends Pick<QuickOrderFormProps, 'narrow'> {
  readonly order: QuickOrder;
  /** Called when the shopper submits a list. */
  readonly onAsked: () => void;
}

function ManyRows({ order, narrow, onAsked }: ManyRowsProps) {
  const t = useWords(quickOrderWords);
  const paths = usePaths();
  const { text, setText, area, check } = usePastedRows(order, onAsked);
  return (
    <section className={styles.card}>
      <Field label={t('paste')} hint={t('pasteHint')}>
        <TextArea
          ref={area}
          name={ORDER_FIELDS.rows}
          rows={narrow ? 4 : 7}
          value={text}
          maxLength={LONGEST_PASTE}
          spellCheck={false}
          autoComplete="off"
          className={styles.area}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        name={ORDER_FIELDS.intent}
        value="check"
        variant="ink"
        wide
        busy={order.progress !== null}
        onClick={(event) => {
          event.preventDefault();
          void check();
        }}
      >
        {t('check')}
      </Button>
      <FileButton label={t('upload')} name={ORDER_FIELDS.file} accept=".csv,.txt,.tsv,text/csv,text/plain" onFile={order.upload} />
      <p className={styles.sample}>
        <Link to={paths.quickOrderSample()} download>
          {t('sample')}
        </Link>
      </p>
    </section>
  );
}

/** The pasted text, and checking its rows; without new rows it checks the present ones again. */
function usePastedRows(order: QuickOrder, onAsked: () => void) {
  const [text, setText] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const check = async (): Promise<void> => {
    // Text typed before hydration is in the field and not in the state.
    const typed = (area.current?.value ?? text).slice(0, LONGEST_PASTE);
    if (!/[\p{L}\p{N}]/u.test(typed) && order.state.rows.length > 0) return order.recheck();
    if ((await order.paste(typed)) === 0) return;
    setText('');
    onAsked();
  };
  return { text, setText, area, check };
}
