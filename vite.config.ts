/** How the page is built and how the tests run. */
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { streamedPhysics } from './src/app/build/streamedPhysics.ts'
import { readMessages } from './src/app/build/readMessages.ts'
import { modelWeights } from './src/app/build/modelWeights.ts'
import { readEditions } from './src/app/build/readEditions.ts'
import { threeParts } from './src/app/build/threeParts.ts'
import { manifest } from './src/app/manifest.ts'
import LongestFirst from './tests/order.ts'
import Retried from './tests/retried.ts'

/** Everything the app can ever ask for is put by on the first visit: it then works without a network. */
const offline = VitePWA({
  // a newer version waits until it is asked in: `src/app/newer.ts`
  registerType: 'prompt',
  injectRegister: null,
  manifest,
  workbox: {
    globPatterns: ['**/*.{html,js,css,woff2,svg,png,webp,glb,wasm,json}'],
    maximumFileSizeToCacheInBytes: 8_000_000,
    navigateFallback: '/index.html',
    cleanupOutdatedCaches: true,
    clientsClaim: true,
  },
})

/** Tests of rooms that are functions of what they are given. */
const pure = ['kernel', 'games/border', 'games/nagaraja', 'games/rajas', 'words', 'shapes'].map(
  (room) => `tests/${room}/**/*.test.ts`,
)

export default defineConfig({
  plugins: [
    react(),
    threeParts(),
    streamedPhysics(),
    readMessages(),
    readEditions(),
    modelWeights(),
    offline,
  ],
  worker: { format: 'es', plugins: () => [streamedPhysics()] },
  build: {
    target: 'es2022',
    // lists of what comes next in every file weigh more than the step that they save beside a server on this machine
    modulePreload: false,
    chunkSizeWarningLimit: 2400,
    rolldownOptions: {
      output: {
        /** The physics engine is large and comes after the first table: nothing else may ride with it. */
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'rapier', test: /@dimforge|physics\/rapier\.ts/ },
            // what is needed together is packed together: a dozen small files weigh more than one
            {
              name: 'react',
              test: /node_modules\/(?:react|react-dom|scheduler|zustand|use-sync-external-store)\//,
            },
            {
              name: 'three',
              // what only the showcase and its files need comes with these
              test: /node_modules\/(?:three\/src\/(?!animation|loaders|lights\/Spot|materials\/MeshPhysical|math\/Spherical|textures\/Framebuffer|geometries\/Lathe|scenes\/Fog\b)|(?:@react-three\/fiber|its-fine|suspend-react)\/)/,
            },
            {
              debugName: 'game',
              name: (id) => `game-${/games\/(\w+)\//.exec(id)?.[1]}`,
              test: /src\/games\/\w+\/(?:rules\/|telling\/(?!tips|reference)|(?:edition|vocabulary|index)\.|edition\/|data\/\w+\.json$)/,
            },
            {
              name: 'house',
              test: /src\/(?:kernel\/(?!playout|plain\.|sets\.|load|migrate|save|\w+Schema|parseEdition|editionShapes)\w+|shapes\/pieces\b|words\/(?:arguments|bind|formatters|plain|types|voice)|games\/(?:handful|index|\w+\/manifest)|app\/(?:App|speech|Waiting|newer|offline|faults\/(?:Mishap|Notice)|words|pageTime|routes|openWindow|Link|games|state\/log|start\/Balcony|saves\/(?:chance|space|index|shape|database|isHeader|makeId|matchLock|memory))|session\/(?:header|seating|resume|time|clock|plain)|app\/settings\/(?:shape|store|paces)|ui\/(?:Saying|voice|Icon|played|keyFocus|actions\/once)|bots\/levels|words\/(?:told|judged|pieces)|physics\/(?:kept|isRecord|types))\.|node_modules\/(?:idb|@formatjs|intl-messageformat)\/|vite\/preload-helper/,
            },
            {
              name: 'board',
              test: /src\/(?:scenes\/(?:board\/|materials\/|pieces\/(?!flowers)|(?!TableCanvas)\w+\.tsx?|icons\/glyphs\.|throw\/(?!HandWorld)|place\/|table\/(?!Photo|sparing|kept|rough|fine|picture|handCamera|takePhoto))|shapes\/trays\.|physics\/(?:trays|rotation|sizes|symmetry|unpackPose|trackPose|handWay)\.)/,
            },
            {
              name: 'scene-border',
              test: /src\/(?:scenes\/(?:border\/(?!kit\.|print\/\w+Picture\.|layers\/(?:garland|coordinates))|icons\/regionArt)|shapes\/border)/,
            },
            {
              name: 'table',
              test: /src\/(?:app\/(?:table\/(?:graphics|scenes|useCamera)|recording\/pictures|dice\/drawnFaces)|session\/(?:pace|show\/(?:beat|ticker|throws|asRecorded))|ui\/(?:actions\/(?:Ask|Answer)|log\/Chronicle|table\/(?:Timeline|useDrag)))\./,
            },
          ],
        },
      },
    },
  },
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new Retried()],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          // a house of its own, which is put together and then tested
          exclude: ['tests/browser/**', 'tests/games/fourth/house/**', ...pure],
          testTimeout: 90_000,
          hookTimeout: 90_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'pure',
          include: pure,
          testTimeout: 90_000,
          hookTimeout: 90_000,
          maxWorkers: 2,
          // nothing here holds anything from one test to the next: files share a worker and what it has read
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
