import type { ReactNode } from 'react';

/** Words that only screen readers get. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className="sr">{children}</span>;
