// Shows a foreign document in a sandbox: no scripts, forms, navigation or origin (T13).
import { useLayoutEffect, useRef } from 'react';

interface TrustedTypes {
  createPolicy(name: 'captcha', rules: { createHTML(text: string): string }): { createHTML(text: string): string };
}

/** The page's policy forbids markup; this exception is used only for the frame below. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('captcha', { createHTML: (text) => text });

/** The content must also be given as text beside it: screen readers and the keyboard skip the frame. */
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
    // Already set when the server rendered it.
    if (frame.current?.getAttribute('srcdoc') !== html) frame.current?.setAttribute('srcdoc', policy?.createHTML(html) ?? html);
  }, [html]);
  // Rendering it in the browser would violate the page's policy and load an empty document first, so the effect sets it.
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
