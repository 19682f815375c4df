// A press that does something to a restock: a form, so that it works before the page is awake. From another page it leads to the list, which says what was done.
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { restockWords } from '#buying/restock/words';
import { Button } from '#ui/kit/button';
import { TextAction } from '#ui/kit/text-action';
import { useWords } from '#ui/page/shop';
import { useActsAt } from './use-acts-at.ts';

interface ActFormProps {
  readonly restockId: string;
  /** Others that it is done to as well. */
  readonly also?: readonly string[];
  readonly title: string;
  /** An act of the contract, or `order`. */
  readonly act: string;
  /** The day that an order is about. */
  readonly dueOn?: string;
  readonly look?: 'primary' | 'plain' | 'text';
  readonly children: ReactNode;
}

export function ActForm({ restockId, also = [], title, act, dueOn, look = 'plain', children }: ActFormProps) {
  const t = useWords(restockWords);
  const { state, formData } = useNavigation();
  const busy = state !== 'idle' && formData?.get('restockId') === restockId && formData.get('act') === act;
  const about = t('about', { title });
  return (
    <Form method="post" {...useActsAt()} preventScrollReset>
      {[restockId, ...also].map((id) => (
        <input key={id} type="hidden" name="restockId" value={id} />
      ))}
      {dueOn !== undefined && <input type="hidden" name="dueOn" value={dueOn} />}
      {look === 'text' ? (
        <TextAction type="submit" name="act" value={act} about={about} busy={busy}>
          {children}
        </TextAction>
      ) : (
        <Button type="submit" name="act" value={act} size="small" variant={look === 'primary' ? 'primary' : undefined} busy={busy}>
          {children}
          <span className="sr"> {about}</span>
        </Button>
      )}
    </Form>
  );
}
