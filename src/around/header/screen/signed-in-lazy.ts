import { lazy } from 'react';

const load = () => import('./signed-in-parts.tsx');

export const AccountDetail = lazy(async () => ({ default: (await load()).AccountDetail }));
export const WaitingChanges = lazy(async () => ({ default: (await load()).WaitingChanges }));
