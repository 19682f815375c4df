// Buttons that lead back to the purchasing system. Plain forms: another site's document comes next.
import type { PunchoutNow } from '#buying/punchout/contract';
import { punchoutPaths } from '#buying/punchout/rules';
import { punchoutWords } from '#buying/punchout/words';
import { Button } from '#ui/kit/button';
import { usePaths, useWords } from '#ui/page/shop';

interface ReturnButtonProps {
  readonly punchout: Pick<PunchoutNow, 'system' | 'operation'>;
  readonly wide?: boolean;
  readonly size?: 'small';
}

/** Takes the cart back; of a cart that is only shown there is nothing to take. */
export function ReturnButton({ punchout: { system, operation }, wide, size }: ReturnButtonProps) {
  const t = useWords(punchoutWords);
  const views = operation === 'inspect';
  return (
    <form method="post" action={punchoutPaths(usePaths()).return()}>
      <input type="hidden" name="intent" value={views ? 'leave' : 'transfer'} />
      <Button type="submit" variant="primary" wide={wide} size={size}>
        {t(views ? 'backTo' : 'return', { system })}
      </Button>
    </form>
  );
}

export function LeaveButton({ className }: { readonly className?: string | undefined }) {
  const t = useWords(punchoutWords);
  return (
    <form method="post" action={punchoutPaths(usePaths()).return()}>
      <input type="hidden" name="intent" value="leave" />
      <button type="submit" className={className}>
        {t('leave')}
      </button>
    </form>
  );
}
