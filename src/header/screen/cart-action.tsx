import { headerWords } from '#header/words';
import { CartIcon } from '#ui/icons';
import { usePaths, useShop, useWords } from '#ui/shop';
import { HeaderAction } from './header-action.tsx';

export function CartAction() {
  const t = useWords(headerWords);
  const { tenant } = useShop().site;
  return <HeaderAction to={usePaths().cart(tenant)} icon={<CartIcon />} name={t('cart')} />;
}
