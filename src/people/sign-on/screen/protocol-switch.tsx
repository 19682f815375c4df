// Which protocol the connection speaks, and the way to the other.
import { signOnWords } from '#people/sign-on/words';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useWords } from '#ui/page/shop';

export type Protocol = 'oidc' | 'saml';

export function ProtocolSwitch({ protocol }: { readonly protocol: Protocol }) {
  const t = useWords(signOnWords);
  const paths = usePaths();
  const other = protocol === 'oidc' ? 'saml' : 'oidc';
  return (
    <>
      {t(`is${protocol}`)} <TextAction to={paths.signOnSettings({ protocol: other })}>{t(`use${other}`)}</TextAction>
    </>
  );
}
