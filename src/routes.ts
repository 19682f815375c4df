// Page address → page file.
import { index, prefix, route, type RouteConfig } from '@react-router/dev/routes';

export default [...prefix(':locale?', [index('./catalog/screen/home-page.tsx')])] satisfies RouteConfig;
