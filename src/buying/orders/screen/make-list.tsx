// Makes a list of everything in an order, to buy it again later; a form, so that it works without scripts (LST-1).
import { Form, useNavigation } from 'react-router';
import { ordersWords } from '#buying/orders/words';
import { Button } from '#ui/kit/button';
import { useWords } from '#ui/page/shop';

export function MakeList() {
  const t = useWords(ordersWords);
  const { state, formData } = useNavigation();
  const busy = state !== 'idle' && formData?.get('intent') === 'list';
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="list" />
      <Button type="submit" busy={busy}>
        {t('listOfOrder')}
      </Button>
    </Form>
  );
}
