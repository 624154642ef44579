// `npm run models`: bakes every parametric source into public/models and prints the size of each model.
//
// Conventions of the baked files
// - 1 unit is 1 cm, y is up, players sit at +z and look to -z. The place's table top is y = 0.
// - A piece's origin is its middle; a board's or tray's origin is the middle of the surface on which things lie.
// - One node per object, named in kebab-case; materials carry the names of the recipes in
//   src/scenes/materials (marble, sandstone, rosewood, brass, felt, slate, resin-orange, ...). A name with a
//   dash falls back to the recipe before the dash (resin-orange -> resin).
// - COLOR_0 holds tint and baked ambient occlusion, linear; it multiplies the material's colour.
// - TEXCOORD_0 is in centimetres: (uv - 0.5) * UV_SPAN, so that a tiling texture has the same scale on every model;
//   recipes set texture.repeat to UV_SPAN / tile. No file contains an image: scenes draw the prints.
// - Files are indexed, quantised (KHR_mesh_quantization) and packed (EXT_meshopt_compression).
import { mkdir, writeFile } from 'node:fs/promises'
import { glbOf } from './kit/glb.ts'
import { measure, table, type Row } from './kit/measure.ts'
import { writeIcons } from './icons.ts'
import { SOURCES } from './list.ts'

const out = new URL('../public/models/', import.meta.url)

async function bake(wanted: string[]): Promise<void> {
  await mkdir(out, { recursive: true })
  const rows: Row[] = []
  for (const { group, build } of SOURCES)
    for (const model of build()) {
      if (wanted.length > 0 && !wanted.some((name) => model.name.includes(name))) continue
      const bytes = await glbOf(model)
      await writeFile(new URL(`${model.name}.glb`, out), bytes)
      rows.push({ group, ...(await measure(model.name, bytes)) })
    }
  if (rows.length === 0) {
    process.stderr.write(`no model is called ${wanted.join(' or ')}\n`)
    process.exitCode = 1
    return
  }
  process.stdout.write(table(rows))
  const count = await writeIcons(new URL('../public/icons/', import.meta.url))
  process.stdout.write(`${count} icons\n`)
}

await bake(process.argv.slice(2))
