// Adds an order, or one line of it, to the cart again; a form, so that it works without scripts.
import { Form, useNavigation } from 'react-router';
import { ordersWords } from '#buying/orders/words';
import { Button } from '#ui/kit/button';
import { useWords } from '#ui/page/shop';
import type { OtherSite } from './order-site.ts';

/** `line`: one line, with its title for screen readers. */
interface OrderAgainProps {
  readonly line?: { readonly lineNo: number; readonly title: string };
  /** Where the order is bought again; null: on this site. */
  readonly other: OtherSite | null;
}

export function OrderAgain({ line, other }: OrderAgainProps) {
  const t = useWords(ordersWords);
  const { state, formData } = useNavigation();
  const lineNo = line === undefined ? '' : String(line.lineNo);
  const busy = state !== 'idle' && formData?.get('intent') === 'reorder' && formData.get('lineNo') === lineNo;
  return (
    <Form method="post" {...(other !== null && { action: other.action, reloadDocument: true })}>
      <input type="hidden" name="intent" value="reorder" />
      <input type="hidden" name="lineNo" value={lineNo} />
      {line === undefined ? (
        <Button type="submit" variant="primary" busy={busy}>
          {t(other === null ? 'reorderAll' : `reorderAll${other.country}`)}
        </Button>
      ) : (
        <Button type="submit" size="small" busy={busy} aria-label={t('reorderLine', { title: line.title })}>
          {t('buyAgain')}
        </Button>
      )}
    </Form>
  );
}
