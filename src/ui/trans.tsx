// Words with markup inside: `<Trans id="cart.freeMissing" values={{ amount }} components={{ b: <b /> }} />`.
// Lingui's part for React comes with it, so that pages without such words do not load it.
import { I18nProvider, Trans as LinguiTrans } from '@lingui/react';
import type { ComponentProps } from 'react';
import { i18nOf } from '#locale/words';
import { useShop } from './shop.tsx';

export function Trans(words: ComponentProps<typeof LinguiTrans>) {
  const { copyLocale } = useShop();
  return (
    <I18nProvider i18n={i18nOf(copyLocale)}>
      <LinguiTrans {...words} />
    </I18nProvider>
  );
}
