// What can be done with a restock: the usual at once, the rest in a menu. Without JavaScript the drawer is a page.
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { RestockView } from '#buying/restock/contract';
import { LinkButton } from '#ui/kit/link-button';
import { Menu } from '#ui/kit/menu';
import { TextAction } from '#ui/kit/text-action';
import { usePaths } from '#ui/page/shop';
import { useSurface } from '#ui/page/use-surface';
import { ActForm } from './act-form.tsx';
import { useRestockText } from './use-restock-text.ts';
import styles from './restock.module.css';

const EditDrawer = lazy(async () => ({ default: (await import('./restock-drawer.tsx')).RestockDrawer }));

interface LineActsProps {
  readonly restock: RestockView;
  /** A representative changes nothing that costs money. */
  readonly isActing: boolean;
}

export function LineActs({ restock, isActing }: LineActsProps) {
  const { restockId, state, item } = restock;
  const { t } = useRestockText();
  const paths = usePaths();
  const navigate = useNavigate();
  const { used, open, show, close } = useSurface();
  const [field, setField] = useState<string>();
  const about = t('about', { title: item.title });
  const begin =
    (at?: string): Begin =>
    (event) => {
      setField(at);
      show(event);
    };
  const act = state === 'ended' ? 'restore' : state === 'paused' ? 'resume' : 'skip';
  const word = { restore: 'undo', resume: 'resume', skip: 'skip' } as const;
  return (
    <div className={styles.acts}>
      {(act === 'skip' || !isActing) && (
        <ActForm restockId={restockId} title={item.title} act={act}>
          {t(word[act])}
        </ActForm>
      )}
      {state !== 'ended' && !isActing && (
        <LinkButton to={paths.restock({}, restockId)} size="small" aria-haspopup="dialog" onClick={begin()}>
          {t('edit')}
          <span className="sr"> {about}</span>
        </LinkButton>
      )}
      {state !== 'ended' && <More restock={restock} isActing={isActing} begin={begin} />}
      {used && (
        <Suspense>
          <EditDrawer
            restockId={restockId}
            {...(field !== undefined && { field })}
            open={open}
            onClose={close}
            onSaved={() => void navigate(paths.restock({ told: 'change' }), { replace: true, preventScrollReset: true })}
          />
        </Suspense>
      )}
    </div>
  );
}

type Begin = (event: MouseEvent) => void;

interface MoreProps extends LineActsProps {
  /** Opens the drawer at a field. */
  readonly begin: (field: string) => Begin;
}

function More({ restock: { restockId, state, item, nextOn, qty, priceLimit }, isActing, begin }: MoreProps) {
  const { t, day } = useRestockText();
  const edit = usePaths().restock({}, restockId);
  const small = (text: string | number) => <span className={styles.small}>{text}</span>;
  return (
    <Menu label={t('more')} about={t('about', { title: item.title })}>
      {!isActing && (
        <>
          <TextAction to={`${edit}#nextOn`} onClick={begin('nextOn')}>
            {t('move')} {nextOn !== null && small(day(nextOn))}
          </TextAction>
          <TextAction to={`${edit}#qty`} onClick={begin('qty')}>
            {t('changeQty')} {small(qty)}
          </TextAction>
          <TextAction to={`${edit}#itemId`} onClick={begin('itemId')}>
            {t('swap')}
          </TextAction>
          <TextAction to={`${edit}#priceLimit`} onClick={begin('priceLimit')}>
            {t('changeLimit')} {priceLimit !== null && small(t('percent', { percent: priceLimit }))}
          </TextAction>
        </>
      )}
      {state !== 'paused' && (
        <ActForm restockId={restockId} title={item.title} act="pause" look="text">
          {t('pause')}
        </ActForm>
      )}
      <ActForm restockId={restockId} title={item.title} act="cancel" look="text">
        {t('cancel')}
      </ActForm>
    </Menu>
  );
}
