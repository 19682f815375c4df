// On the page of a membership: the way to the form that gives one to somebody else (RWD-4). Guests sign in first, and come back to it.
import { membershipWords } from '#buying/membership/words';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useWords } from '#ui/page/shop';

export function GiftLink() {
  const t = useWords(membershipWords);
  const paths = usePaths();
  return (
    <p>
      <TextAction to={paths.membershipGifts()}>{t('give')}</TextAction>
    </p>
  );
}
