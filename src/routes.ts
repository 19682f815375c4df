// Page address → page file.
import { index, prefix, route, type RouteConfig } from '@react-router/dev/routes';

export default [...prefix(':locale?', [index('./catalog/screen/home-page.tsx'),
    route('office/supplies/login', './sessions/screen/sign-in-page.tsx'),
    route('office/supplies/create-account', './sessions/screen/create-account-page.tsx', { id: 'create-account' }),
    route('office/supplies/become-customer', './sessions/screen/create-account-page.tsx', { id: 'become-customer' }),
    route('gus/sdc/profileinfo', './sessions/screen/account-page.tsx', { id: 'account-sdc' }),
    route('gus/sba/profileinfo', './sessions/screen/account-page.tsx', { id: 'account-sba' })])] satisfies RouteConfig;
