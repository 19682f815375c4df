import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { cachedPartsPlugin } from './tools/cached-parts-plugin.ts';
import { lightManifestPlugin } from './tools/light-manifest-plugin.ts';
import { noInstrumentationPlugin } from './tools/no-instrumentation-plugin.ts';
import { wordsPlugin } from './tools/words-plugin.ts';

/** What is always loaded together is one file: fifty small ones would take a third more bytes. Each takes in what it imports. */
const PARTS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
  {
    name: 'shop',
    test: /src[\\/](root|around[\\/]header[\\/]screen[\\/]shop-frame-page|people[\\/]sessions[\\/]screen[\\/]use-has-right|ui[\\/]page[\\/](keep-public-data|page-meta)|base[\\/]calendar[\\/]rules[\\/]local-time|ui[\\/]kit[\\/](button|breadcrumbs|chip|field|text-input|message|text-action))\.tsx?/,
    priority: 2,
  },
  {
    name: 'tiles',
    test: /src[\\/](goods[\\/]catalog[\\/]screen[\\/](breadcrumbs-of|page-crumbs)|finding[\\/](tiles[\\/]screen[\\/](product-rail|product-add-form|shown-tile|watch-row)|listing[\\/]screen[\\/]listing-meta|recommendations[\\/]screen[\\/](viewed|recently-viewed)|reviews[\\/]screen[\\/]review-(text|summary)|questions[\\/]screen[\\/]question-text)|ui[\\/]kit[\\/](checkbox|bottom-bar|meter))\.tsx?|lucide-react[\\/].*icons[\\/](check|truck)\.\w+$/,
    priority: 1,
  },
  { name: 'controls', test: /src[\\/]ui[\\/]kit[\\/](empty-state|card|select|text-area|email-input)\.tsx?/ },
];

/** A page's file is told from its own earlier versions by seven letters; every page carries the list of all of them. */
const SHORT_NAMES = { entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js' };

/** What these import, and what imports them, is not listed in what every page loads: they wait for it once more instead. */
const LOADED_SELDOM = [
  'error-view',
  'acting-banner',
  'punchout-frame',
  'list-panels',
  'load-lists',
  'parent-window',
  'footer-lists',
  'restock-drawer',
  'sign-in-drawer',
  'running-plan',
  'waiting-panel',
  'preview-band',
  'first-visit',
  'content-news',
  'signed-in-parts',
  'place-dialog',
  'store-picker',
  'all-departments',
  'mobile-menu',
  'customize-drawer',
  'compatible-drawer',
  'stock-alert-box',
  'gallery-dialog',
  'send-events',
  'zip-record',
  'chat-drawer',
  'own-chat',
  'gift-link',
  'product-fits',
  'replacement',
];
const isLoadedSeldom = (file: string): boolean => LOADED_SELDOM.some((name) => file.includes(`/${name}-`));

// The finished server bundle holds React itself, in its production form, whatever NODE_ENV the shop is started with.
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [wordsPlugin(), cachedPartsPlugin(), reactRouter(), noInstrumentationPlugin(), lightManifestPlugin()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: {
      resolveDependencies: (file: string, needed: string[]) => ([file, ...needed].some(isLoadedSeldom) ? [] : needed),
    },
    cssMinify: true,
    // One sheet for all pages: fifteen small ones weigh more than this one, and a part fetched on use needs none of its own.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: PARTS }, ...(!isSsrBuild && SHORT_NAMES) } },
  },
  ...(command === 'build' ? { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}));
