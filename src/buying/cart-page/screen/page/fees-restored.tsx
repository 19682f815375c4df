// Announces to screen readers that the missing fees are known again and the totals complete (ERR-3).
import { useState } from 'react';
import type { Cart } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { useWords } from '#ui/page/shop';
import { lacksFees } from '#buying/cart/screen';

export function FeesRestored({ cart }: { readonly cart: Cart }) {
  const t = useWords(cartWords);
  const lacking = lacksFees(cart);
  const [known, setKnown] = useState({ lacking, back: false });
  if (known.lacking !== lacking) setKnown({ lacking, back: known.lacking });
  return (
    <p role="status" className="sr">
      {known.back && !lacking && t('feesBack')}
    </p>
  );
}
