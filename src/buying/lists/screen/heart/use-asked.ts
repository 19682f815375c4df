import { useEffect, useRef } from 'react';
import { useSessionFacts } from '#people/sessions/screen';
import type { Asked } from './saved-state.ts';

/** The press that was served last: the drawers may be drawn anew on another page. */
let served: Asked | null = null;

/** Serves each press once, as soon as it is known whether the shopper is signed in. */
export function useAsked(asked: Asked | null, serve: (about: Asked, signedIn: boolean) => void): void {
  const facts = useSessionFacts();
  const latest = useRef(serve);
  useEffect(() => {
    latest.current = serve;
  });
  useEffect(() => {
    if (asked === null || facts === null || served === asked) return;
    served = asked;
    latest.current(asked, facts.signedIn);
  }, [asked, facts]);
}
