// The hero that the shop shows while content has none.
import type { CategoryCard } from '#finding/listing/contract';
import { DeskHero } from '#finding/banners/screen';
import { homeWords } from '#finding/home/words';
import { usePaths, useWords } from '#ui/page/shop';

export function HomeHero({ departments }: { readonly departments: readonly CategoryCard[] }) {
  const t = useWords(homeWords);
  const paths = usePaths();
  return (
    <DeskHero
      id="hero-title"
      lines={[t('heroFirst'), t('heroSecond')]}
      text={t('heroText')}
      actions={[
        { to: departments[0]?.href ?? paths.departments(), words: t('heroAction') },
        { to: '#finder', words: t('heroFinder') },
      ]}
    />
  );
}
