// A file field that looks like a button: the transparent field covers it, so that clicks, drops and keys work natively.
import { useRef, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './file-button.module.css';
import { useField } from './field.tsx';
import { UploadIcon } from './icons.tsx';
import { Spinner } from './spinner.tsx';

export type FileButtonProps = Pick<ComponentProps<'input'>, 'accept' | 'name' | 'form' | 'id' | 'aria-describedby'> & {
  readonly label: string;
  readonly onFile: (file: File) => void;
  /** The chosen file is being processed. */
  readonly busy?: boolean | undefined;
  readonly className?: string | undefined;
};

export function FileButton({ label, onFile, busy = false, className, ...field }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (): void => {
    const [file] = input.current?.files ?? [];
    if (file !== undefined) onFile(file);
    // Lets the shopper choose the same file again.
    if (input.current !== null) input.current.value = '';
  };
  return (
    <label className={classNames(styles.button, className)}>
      {busy ? <Spinner size="sm" /> : <UploadIcon />}
      <span>{label}</span>
      <input {...field} {...useField(field)} ref={input} type="file" disabled={busy} onChange={choose} />
    </label>
  );
}
