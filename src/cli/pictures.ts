/** `npm run pictures`: renders components at fixed links and compares them with the committed pictures. */
import { readArgs } from './args.ts'

const about = `npm run pictures [-- --check] [-- --all] · npm run pictures -- --models [NAME ...]

Draws components at fixed links without a graphics card (the page must be built: npm run build) and
compares each with the picture that is kept of it in tests/pictures/components. What has changed is
written to .cache/pictures/index.html with before, after and difference, and kept from now on.

  --check   keeps nothing, and fails when something looks different
  --all     every component, beside the last such run on this machine
  --models  no pictures: takes the GLB of every component in each of its states from the page, has it read by
            gltf-validator and measures it against the sizes of the house; with names only those that
            have one of them in theirs (rajas-tile, temple)
  --tiers [GAME ...]
            the mean colour of each kind of surface in the low and the high tier, at the tables and in the
            showcase, and how far they are apart (ΔE, CIE 1976; goal: 5); pictures in .cache/pictures/tiers`

export async function run(argv: string[]): Promise<number> {
  const args = readArgs(
    argv,
    {
      check: { type: 'boolean' },
      all: { type: 'boolean' },
      models: { type: 'boolean' },
      tiers: { type: 'boolean' },
    },
    argv.some((arg) => arg === '--models' || arg === '--tiers') ? Infinity : 0,
  )
  if (args.has('help')) {
    console.log(about)
    return 0
  }
  if (args.has('models')) return models(args.rest)
  if (args.has('tiers')) return tiers(args.rest)
  const { picturesOf } = await import('../../tests/pictures/components.ts')
  const isCheck = args.has('check')
  const compared = await picturesOf({
    isCheck,
    isAll: args.has('all'),
    onTaken: (name) => process.stdout.write(`${name} `),
  })
  const changed = compared.filter(({ state }) => state !== 'same')
  console.log(
    `\n${compared.length} pictures, ${changed.length} changed: .cache/pictures/index.html`,
  )
  for (const { name, state, share } of changed)
    console.log(`  ${state} ${name} (${(share * 100).toFixed(2)} % of its pixels)`)
  return isCheck && changed.length > 0 ? 1 : 0
}

async function models(names: readonly string[]): Promise<number> {
  const { checkModels } = await import('../../tests/pictures/models.ts')
  const all = await checkModels(
    ({ name, kilobytes, sides, faults }) =>
      console.log([name, `${kilobytes} KB`, `${sides.join(' × ')} cm`, ...faults].join(' · ')),
    (name) => names.length === 0 || names.some((part) => name.includes(part)),
  )
  const wrong = all.filter(({ faults }) => faults.length > 0)
  console.log(`${all.length} models, ${wrong.length} with faults`)
  return wrong.length > 0 ? 1 : 0
}

async function tiers(names: readonly string[]): Promise<number> {
  const { compareTiers, tierLine } = await import('../../tests/pictures/tiers.ts')
  console.log('   ΔE  surface       low      high      pixels  picture')
  const all = await compareTiers(names, (compared) => console.log(tierLine(compared)))
  const far = all.filter(({ delta }) => delta > 5)
  console.log(`${all.length} surfaces, ${far.length} farther apart than 5`)
  return far.length > 0 ? 1 : 0
}
