// Shows a document that somebody else wrote, where it can do nothing: no scripts, no forms, no way out, no origin (T13).
import { useLayoutEffect, useRef } from 'react';

interface TrustedTypes {
  createPolicy(name: 'captcha', rules: { createHTML(text: string): string }): { createHTML(text: string): string };
}

/** The page's policy lets no markup through; this one is for the frame below and goes nowhere else. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('captcha', { createHTML: (text) => text });

/** What it shows has to be said beside it in words: screen readers and the keyboard pass it by. */
export function SandboxedFrame({
  html,
  title,
  className,
}: {
  readonly html: string;
  readonly title: string;
  readonly className?: string | undefined;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    // Served with the page it is there already.
    if (frame.current?.getAttribute('srcdoc') !== html) frame.current?.setAttribute('srcdoc', policy?.createHTML(html) ?? html);
  }, [html]);
  // A script's text would come out empty by the page's own policy, and its loading would get in the way of the other.
  const served = typeof document === 'undefined' ? html : undefined;
  return (
    <iframe
      ref={frame}
      className={className}
      sandbox=""
      srcDoc={served}
      title={title}
      aria-hidden="true"
      tabIndex={-1}
      suppressHydrationWarning
    />
  );
}
