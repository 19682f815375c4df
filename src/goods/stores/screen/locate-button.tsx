// Asks the browser for the position on a press, after explaining why.
import { useState } from 'react';
import type { Position } from '#people/addresses/rules';
import { storesWords } from '#goods/stores/words';
import { useAwake } from '#ui/page/awake';
import { Button } from '#ui/kit/button';
import { LocateIcon } from '#ui/kit/icons';
import { useWords } from '#ui/page/shop';
import styles from './stores-page.module.css';

const PATIENCE_MS = 10_000;

export interface LocateButtonProps {
  /** Receives the position, rounded to about a kilometre; returns a problem, if any. */
  readonly onPosition: (position: Position) => Promise<string | null>;
}

export function LocateButton({ onPosition }: LocateButtonProps) {
  const t = useWords(storesWords);
  const [state, setState] = useState<{ readonly busy: boolean; readonly problem: string }>({ busy: false, problem: '' });
  // The browser's position needs JavaScript.
  if (!useAwake() || !('geolocation' in navigator)) return null;
  const ask = () => {
    setState({ busy: true, problem: '' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const near = (degrees: number): number => Math.round(degrees * 100) / 100;
        void onPosition({ latitude: near(coords.latitude), longitude: near(coords.longitude) }).then((problem) =>
          setState({ busy: false, problem: problem ?? '' }),
        );
      },
      ({ code, PERMISSION_DENIED }) =>
        setState({ busy: false, problem: t(code === PERMISSION_DENIED ? 'positionDenied' : 'positionUnknown') }),
      { timeout: PATIENCE_MS, maximumAge: 300_000 },
    );
  };
  return (
    <div className={styles.locate}>
      <Button onClick={ask} busy={state.busy} size="small">
        <LocateIcon /> {t('useMyPosition')}
      </Button>
      <p aria-live="polite">{state.problem === '' ? t('positionReason') : state.problem}</p>
    </div>
  );
}
