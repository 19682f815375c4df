import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: process.env['BUILD_DIR'] ?? 'build',
  ssr: true,
  // The manifest of all routes is small; asking for it route by route would cost a request per new page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
