// The text of the search field, which follows the address.
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** The field is an uncontrolled input, so that text typed before hydration stays. */
export function useSearchText() {
  const field = useRef<HTMLInputElement>(null);
  const asked = new URLSearchParams(useLocation().search).get('q') ?? '';
  const [text, setText] = useState(asked);
  const known = useRef(asked);
  const write = (next: string) => {
    if (field.current !== null && field.current.value !== next) field.current.value = next;
    setText(next);
  };
  useEffect(() => {
    const typed = field.current?.value ?? '';
    // Another search or Back changed the address, so the field follows it.
    if (known.current === asked) setText(typed);
    else write(asked);
    known.current = asked;
  }, [asked]);
  return { field, text, asked, write };
}
