// Copies a text. Without JavaScript it is not there: the text can still be selected.
import { useState, type ReactNode } from 'react';
import { useAwake } from '#ui/page/awake';
import { Button } from './button.tsx';
import { CheckIcon, CopyIcon } from './icons.tsx';

interface CopyButtonProps {
  readonly text: string;
  readonly label: ReactNode;
  /** The label from then on. */
  readonly copiedLabel: ReactNode;
}

export function CopyButton({ text, label, copiedLabel }: CopyButtonProps) {
  const isAwake = useAwake();
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  if (!isAwake) return null;
  return (
    <Button onClick={copy}>
      {copied ? <CheckIcon /> : <CopyIcon />}
      <span aria-live="polite">{copied ? copiedLabel : label}</span>
    </Button>
  );
}
