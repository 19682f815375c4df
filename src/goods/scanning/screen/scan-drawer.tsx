// The camera above a page (ATC-6, LST-5): what it reads is taken one after the other, or once; typing a number stands beside it.
import { useRef, useState, type KeyboardEvent } from 'react';
import { scanWords } from '#goods/scanning/words';
import { Button } from '#ui/kit/button';
import { Drawer } from '#ui/kit/drawer';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';
import { useCamera } from './use-camera.ts';
import styles from './scanning.module.css';

export interface ScanDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Gets an EAN of 13 or 8 digits, an item number, or what somebody typed. Returns what was wrong with it, if anything. */
  readonly onNumber: (number: string) => Promise<string | null> | void;
  /** One number is wanted: the drawer closes with it. */
  readonly once?: boolean | undefined;
}

export function ScanDrawer({ open, onClose, onNumber, once = false }: ScanDrawerProps) {
  const t = useWords(scanWords);
  return (
    <Drawer open={open} onClose={onClose} title={t(once ? 'titleOnce' : 'title')} closeLabel={t('close')}>
      <Scanning onNumber={onNumber} onClose={onClose} once={once} />
    </Drawer>
  );
}

/** Stands in the drawer while it is open, and so does the camera. */
function Scanning({ onNumber, onClose, once }: Omit<ScanDrawerProps, 'open'>) {
  const t = useWords(scanWords);
  const [numbers, setNumbers] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const take = (number: string): void => {
    void Promise.resolve(onNumber(number)).then((wrong) => setProblem(wrong ?? null));
    setNumbers((before) => [number, ...before]);
    // A short pulse where the phone can: nobody looks at the screen while scanning.
    if ('vibrate' in navigator) navigator.vibrate(60);
    if (once === true) onClose();
  };
  const { video, state } = useCamera(take);
  const isOff = state !== 'starting' && state !== 'on';
  return (
    <div className={styles.parts}>
      {isOff ? (
        <Message tone="warn" live title={t(`${state}Title`)}>
          {t(`${state}Text`)}
        </Message>
      ) : (
        <div className={styles.view}>
          {/* Pictures of one's own camera have no sound and need no captions. */}
          <video ref={video} muted playsInline aria-label={t('camera')} />
          <p>{t(state === 'on' ? 'hold' : 'starting')}</p>
        </div>
      )}
      <Typed onNumber={take} label={t(once === true ? 'lookUp' : 'add')} />
      {problem !== null && (
        <Message tone="bad" live>
          {problem}
        </Message>
      )}
      <output className={styles.read}>{numbers[0] !== undefined && t('read', { number: numbers[0], n: numbers.length })}</output>
      {once !== true && (
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      )}
    </div>
  );
}

/** No form: the drawer may stand within one. */
function Typed({ onNumber, label }: { readonly onNumber: (number: string) => void; readonly label: string }) {
  const t = useWords(scanWords);
  const field = useRef<HTMLInputElement>(null);
  const add = (): void => {
    const typed = field.current;
    const number = typed?.value.trim() ?? '';
    if (typed === null || number === '') return;
    typed.value = '';
    onNumber(number);
    typed.focus();
  };
  const byKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.typed}>
      <Field label={t('type')}>
        <TextInput ref={field} maxLength={60} autoComplete="off" autoCapitalize="off" spellCheck={false} onKeyDown={byKey} />
      </Field>
      <Button onClick={add}>{label}</Button>
    </div>
  );
}
