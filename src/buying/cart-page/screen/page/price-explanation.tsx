// The price steps of each line (behaviour.md, Money); loaded when the shopper opens it.
import { useState } from 'react';
import type { CartItem } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { Drawer } from '#ui/kit/drawer';
import { Message } from '#ui/kit/message';
import { useShop, useWords } from '#ui/page/shop';
import { Spinner } from '#ui/kit/spinner';
import { TextAction } from '#ui/kit/text-action';
import { useSurface } from '#ui/page/use-surface';
import { usePrice } from '#ui/page/use-price';
import { fetchExplained } from '#buying/cart/screen';
import { stepWords, type PriceStep } from './step-words.ts';
import styles from './cart-page.module.css';

type Lines = readonly CartItem[];

export function PriceExplanation() {
  const t = useWords(cartWords);
  const { open, used, show, close } = useSurface();
  const [lines, setLines] = useState<Lines | 'failed' | null>(null);
  const ask = async (): Promise<void> => {
    show();
    setLines(null);
    setLines((await fetchExplained()) ?? 'failed');
  };
  return (
    <>
      <TextAction aria-haspopup="dialog" onClick={() => void ask()}>
        {t('explain')}
      </TextAction>
      {used && (
        <Drawer open={open} onClose={close} title={t('explain')} closeLabel={t('closePanel')}>
          {lines === null && <Spinner label={t('explainWait')} />}
          {lines === 'failed' && <Message tone="warn">{t('explainFailed')}</Message>}
          {lines !== null && lines !== 'failed' && lines.map((line) => <Explained key={line.cartItemId} line={line} />)}
        </Drawer>
      )}
    </>
  );
}

function Explained({ line: { product, trace = [] } }: { readonly line: CartItem }) {
  const t = useWords(cartWords);
  const price = usePrice();
  const say = useStepWords();
  if (trace.length === 0) return null;
  const total = trace.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
  return (
    <section className={styles.explained} aria-label={product.name}>
      <h3>{product.name}</h3>
      <dl>
        {trace.map((step, at) => (
          <div key={at}>
            <dt>{say(step)}</dt>
            <dd>{price(step.amount)}</dd>
          </div>
        ))}
        <div className={styles.explainedTotal}>
          <dt>{t('lineTotal')}</dt>
          <dd>{price(total)}</dd>
        </div>
      </dl>
    </section>
  );
}

function useStepWords(): (step: PriceStep) => string {
  const t = useWords(cartWords);
  const price = usePrice();
  const { copyLocale } = useShop();
  return (step) => stepWords(step, { t, price, copyLocale });
}
