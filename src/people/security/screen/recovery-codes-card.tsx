// The recovery codes, seen once: to copy, to keep as a file, and to print. The file needs no JavaScript.
import type { ReactNode } from 'react';
import { securityWords } from '#people/security/words';
import { AnchorButton } from '#ui/kit/anchor-button';
import { Button } from '#ui/kit/button';
import { CopyButton } from '#ui/kit/copy-button';
import { DownloadIcon, PrinterIcon } from '#ui/kit/icons';
import { useWords } from '#ui/page/shop';
import styles from './security.module.css';
import { StepCard } from './step-card.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly children: ReactNode;
}

/** `children`: the way on. */
export function RecoveryCodesCard({ codes, children }: RecoveryCodesProps) {
  const t = useWords(securityWords);
  const list = codes.join('\n');
  const file = `${t('codesFileTitle')}\n\n${list}\n`;
  return (
    <StepCard id="codes" title={t('twoStepIsOn')} text={t('codesText', { count: codes.length })}>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code} className={styles.code}>
            {code}
          </li>
        ))}
      </ul>
      <div className={styles.keep}>
        <CopyButton text={list} label={t('copyCodes')} copiedLabel={t('copied')} />
        <AnchorButton href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`} download={t('codesFile')}>
          <DownloadIcon />
          {t('downloadCodes')}
        </AnchorButton>
        <Button className={styles.scripted} onClick={() => window.print()}>
          <PrinterIcon />
          {t('printCodes')}
        </Button>
      </div>
      {children}
    </StepCard>
  );
}
