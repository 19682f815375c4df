import { siteWords } from '#site/words';
import { useWords } from '#ui/shop';

export const headers = () => ({ 'x-public-page': '1' });

export default function HomePage() {
  const t = useWords(siteWords);
  return <h1>{t('NOT_FOUND')}</h1>;
}
