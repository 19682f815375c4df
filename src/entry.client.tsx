// Hydrates the page. The policy below is the only way to insert markup as text: React's one constant, and text without tags.
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { EarlyChanges, KeepsEarlyChanges } from '#ui/page/early-changes';

interface TrustedTypes {
  createPolicy(name: string, rules: Record<string, (text: string) => string>): unknown;
}

(globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createHTML: (text) => (text.includes('<') && text !== '<script></script>' ? '' : text),
  createScriptURL: (text) => (new URL(text, location.href).origin === location.origin ? text : ''),
});

const changes = new EarlyChanges();
startTransition(() => {
  hydrateRoot(
    document,
    <KeepsEarlyChanges changes={changes}>
      <HydratedRouter />
    </KeepsEarlyChanges>,
  );
});
