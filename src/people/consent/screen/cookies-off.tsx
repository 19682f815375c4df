// Says once in a visit that the shop needs cookies (HDR-4).
import { useState } from 'react';
import { consentWords } from '#people/consent/words';
import { Button } from '#ui/kit/button';
import { Dialog } from '#ui/kit/dialog';
import { useWords } from '#ui/page/shop';

/** In session storage, where the browser has any. */
const SHOWN = 'cookiesOff';

function isFirstTime(): boolean {
  try {
    if (sessionStorage.getItem(SHOWN) !== null) return false;
    sessionStorage.setItem(SHOWN, '1');
  } catch {
    // Storage is refused as well.
  }
  return true;
}

export function CookiesOff() {
  const t = useWords(consentWords);
  const [open, setOpen] = useState(isFirstTime);
  const close = () => setOpen(false);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('offTitle')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="primary" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
          <Button onClick={close}>{t('browse')}</Button>
        </>
      }
    >
      <p>{t('offText')}</p>
    </Dialog>
  );
}
