// The role of people whom no group gives another.
import { ROLES } from '#people/organizations/rules';
import { organizationsWords } from '#people/organizations/words';
import { signOnWords } from '#people/sign-on/words';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { useWords } from '#ui/page/shop';

export function NewRole({ chosen }: { readonly chosen: string }) {
  const t = useWords(signOnWords);
  const say = useWords(organizationsWords);
  return (
    <Field label={t('newRole')} hint={t('newRoleHint')}>
      <Select name="role" defaultValue={chosen} options={ROLES.map((role) => ({ value: role, label: say(`role${role}`) }))} />
    </Field>
  );
}
