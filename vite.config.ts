/** How the page is built and how the tests run. */
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { licences } from './src/app/build/licences.ts'
import { streamedPhysics } from './src/app/build/streamedPhysics.ts'
import { modelWeights } from './src/app/build/modelWeights.ts'
import { webManifest } from './src/app/webManifest.ts'
import WriteDurations from './tests/durations.ts'
import LongestFirst from './tests/order.ts'
import Retried from './tests/retried.ts'

/** Everything the app can ever ask for is put by on the first visit: it then works without a network. */
const offline = VitePWA({
  // a newer version waits until it is asked in: `src/app/newer.ts`
  registerType: 'prompt',
  injectRegister: null,
  manifest: webManifest,
  // The worker is a file of ours: the one that Workbox generates holds its folder between single quotes, so that a
  // folder with an apostrophe could not be built.
  strategies: 'injectManifest',
  srcDir: 'src/app',
  filename: 'sw.ts',
  injectManifest: {
    rollupFormat: 'iife',
    globPatterns: ['**/*.{html,js,css,woff2,svg,png,webp,glb,wasm,json,txt}'],
    maximumFileSizeToCacheInBytes: 8_000_000,
  },
})

const licenceTexts = licences()

/** Folders of tests whose files share a worker and the modules that it has loaded. */
const shared = [
  'app',
  'audio',
  'bots',
  'film',
  'games/border',
  'games/nagaraja',
  'games/rajas',
  'kernel',
  'link',
  'scenes',
  'session',
  'shapes',
  'showcase',
  'stage',
  'ui',
  'words',
]

/** Test files in them that replace modules or fill a database: each gets a worker and modules of its own. */
const apart = ['crossing', 'endurance', 'handWorld', 'saves*', 'show'].join('|')

const sharing = shared.map((folder) => `tests/${folder}/**/!(${apart}).test.{ts,tsx}`)

export default defineConfig({
  plugins: [react(), streamedPhysics(), modelWeights(), licenceTexts.page, offline],
  worker: { format: 'es', plugins: () => [streamedPhysics(), licenceTexts.worker] },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 2400,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'rapier', test: /node_modules\/@dimforge\// },
            { name: 'three', test: /node_modules\/(?:three\/build|@react-three\/fiber)\// },
            // first, or what fiber uses of these would go with three, and every page would load three
            {
              name: 'react',
              test: /node_modules\/(?:react|react-dom|scheduler|zustand)\//,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new Retried(), new WriteDurations()],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          // a house of its own, which is put together and then tested
          exclude: ['tests/browser/**', 'tests/games/fourth/house/**', ...sharing],
          testTimeout: 90_000,
          hookTimeout: 90_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'shared',
          include: sharing,
          testTimeout: 90_000,
          hookTimeout: 90_000,
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // what comes, comes when a busy machine gets to it: only what never comes fails
          expect: { poll: { timeout: 20_000 } },
          // a browser waits as long as it works: three at a time for two cores, when the others have left them
          maxWorkers: 3,
          // A browser on a busy machine is late now and then, and a run is one run: what fails is run once more, and what
          // comes through only then is told at the end (`tests/retried.ts`), to be mended like any other failure.
          retry: 1,
          // a worker keeps its browser and what it has compiled from file to file
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
