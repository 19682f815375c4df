// "Change delivery" of everything that comes on a day: a link to its form, which opens in a drawer.
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { TextAction } from '#ui/kit/text-action';
import { usePaths } from '#ui/page/shop';
import { useSurface } from '#ui/page/use-surface';
import { useRestockText } from './use-restock-text.ts';

const DeliveryDrawer = lazy(async () => ({ default: (await import('./delivery-drawer.tsx')).DeliveryDrawer }));

export function ChangeDelivery({ on }: { readonly on: string }) {
  const { t, day } = useRestockText();
  const paths = usePaths();
  const navigate = useNavigate();
  const { used, open, show, close } = useSurface();
  return (
    <>
      <TextAction
        to={paths.restock({ on }, 'delivery')}
        about={t('about', { title: t('orderedOn', { day: day(on) }) })}
        aria-haspopup="dialog"
        onClick={show}
      >
        {t('changeDelivery')}
      </TextAction>
      {used && (
        <Suspense>
          <DeliveryDrawer
            on={on}
            open={open}
            onClose={close}
            onSaved={(change) => void navigate(paths.restock({ change }), { replace: true, preventScrollReset: true })}
          />
        </Suspense>
      )}
    </>
  );
}
