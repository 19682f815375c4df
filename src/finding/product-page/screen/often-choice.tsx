// "One time" or "Auto-restock" (ATC-7): a link to its form until it is pressed; then a choice in its place, whose code loads at first use.
import { lazy, Suspense, type ReactNode } from 'react';
import { useHasRight } from '#people/sessions/screen';
import { Link } from '#ui/kit/link';
import { useSurface } from '#ui/page/use-surface';
import type { ProductOnPage } from './load-product.ts';
import styles from './product-buy-box.module.css';

const Choice = lazy(async () => ({ default: (await import('#buying/restock/screen')).RestockChoice }));

interface OftenChoiceProps {
  readonly product: Pick<ProductOnPage, 'tile' | 'often'>;
  readonly children: ReactNode;
}

export function OftenChoice({ product: { tile, often }, children }: OftenChoiceProps) {
  const { used, show } = useSurface();
  if (!useHasRight('H_AR') || often === null) return children;
  const links = (
    <>
      <section aria-label={often.title} className={styles.often}>
        <p>{often.title}</p>
        <div>
          <b>{often.once}</b>
        </div>
        <Link to={often.href} rel="nofollow" onClick={show}>
          <b>{often.restock}</b> {often.note}
        </Link>
      </section>
      {children}
    </>
  );
  return used ? (
    <Suspense fallback={links}>
      <Choice {...tile}>{children}</Choice>
    </Suspense>
  ) : (
    links
  );
}
