import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { answerShapes } from './scripts/vite-answer-shapes.ts'
import { foodPictures } from './scripts/vite-food-pictures.ts'
import { knowledgeSections } from './scripts/vite-knowledge-sections.ts'
import { serviceWorker } from './scripts/vite-service-worker.ts'

function fromRoot(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}

/** A pattern for any of these names, which are separated by white space. */
const oneOf = (names: string): string => `(${names.trim().split(/\s+/).join('|')})`

const lazyNames = oneOf(`
  shell-extras confirm-screen unsubscribe-screen terms-screen start-screen recipe-generator-screen
  offline-screen prepare-offline toast-card register-form forgot-password continue-sign-in sign-in-by-passkey
  portal-unreachable share-screen make-share made-link requirement-gate verdict-sheet local-sheet space-note other-tabs
`)
/** Chunks shown offline, at the sign-in or seldom: listing them enlarges the first page. */
const withoutPreload = new RegExp(`/${lazyNames}-`)

const formControls = oneOf(
  'field text-input control-class password-input button toast use-toast spinner logo',
)
const formIcons = oneOf('mail lock fingerprint-pattern eye eye-off loader shield-check circle-alert')
const signInFiles = oneOf('use-auth-form check-form email-field welcome-back')
const factorFiles = oneOf('or supports-passkeys passkey-offer')
const formFiles = new RegExp(
  [
    String.raw`client.src.ui.${formControls}\.`,
    String.raw`client.src.(api.request\.|session.(session|tabs)\.|lib.page-title|ui.food-picture-url` +
      String.raw`|features.(auth.${signInFiles}|factors.${factorFiles})\.)`,
    'preload-helper',
    String.raw`icons.${formIcons}\.`,
  ].join('|'),
)

const shellControls = oneOf(
  'badge popup icon-button page-class page-header card avatar load-dialog empty-state waiting-bar',
)
const shellIcons = oneOf(`
  x plus minus chevron-right chevron-down info circle-check bell settings stethoscope users files file-text mail-plus
  message-circle-more scan-text chef-hat cooking-pot list-checks circle-question-mark house
  chart-no-axes-column layout-dashboard log-out search
`)
const shellHooks = oneOf('use-media-query use-history-dialog use-debounced use-one-at-a-time')
const shellFiles = new RegExp(
  [
    String.raw`client.src.app.menu\.`,
    String.raw`client.src.ui.${shellControls}\.`,
    String.raw`client.src.lib.${shellHooks}\.`,
    String.raw`client.src.api.use-refetch-on-mount\.`,
    'client.src.lists.query-error',
    String.raw`features.(notifications.notifications|worklist.worklist)\.`,
    'client.src.session.person',
    'shared.domain.people.initials',
    String.raw`icons.${shellIcons}\.`,
  ].join('|'),
)

export default defineConfig({
  root: fromRoot('client'),
  plugins: [
    react(),
    tailwindcss(),
    answerShapes(fromRoot('.')),
    foodPictures(fromRoot('.')),
    knowledgeSections(fromRoot('.')),
    serviceWorker(fromRoot('.')),
  ],
  resolve: {
    tsconfigPaths: true,
    alias: {
      'use-sync-external-store/shim/index.js': fromRoot('client/src/lib/use-sync-external-store.ts'),
      '../createLucideIcon.mjs': fromRoot('client/src/lib/lucide-icon.ts'),
      'react-style-singleton': fromRoot('client/src/lib/style-singleton.ts'),
    },
  },
  build: {
    outDir: fromRoot('dist/client'),
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    // The content security policy allows neither data: fonts and pictures nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files) => (withoutPreload.test(file) ? [] : files),
    },
    // The food knowledge for offline label checks is larger than the default limit.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      // No getter of this codebase has side effects.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // These small parts of every form compress better together; the sign-in loads them first.
        codeSplitting: {
          groups: [
            {
              name: 'form',
              test: formFiles,
            },
            // The shell and the sign-in both need these.
            {
              name: 'queries',
              test: /@tanstack.(query-core|react-query).|client.src.(api.(query-client|use-api)|app.session-queries)\./,
            },
            // Every screen's frame; parts shared with its lazy chunks would be split off.
            {
              name: 'shell',
              test: shellFiles,
            },
            // Most screens use some of these; separate chunks would be larger.
            {
              name: 'sign-in-rules',
              test: /shared.domain.(sign-in.(sign-in-links|passwords)|people.no-email)\./,
            },
            { name: 'words', test: /(shared.domain.text|client.src.lib).(counts|moments)/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:3000' },
  },
})
