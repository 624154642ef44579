// The page of look.ts: models in their recipes, lit as at the table, from the seat or close.
//
// ?what=rajas:4 sets up that game's table (rajas:4:navaratna its other sides).
// ?what=die-orange,die-blue,@marble&pitch=38&yaw=25&far=20&fov=35&tier=high&at=x,y,z&floor=0 (@ shows a material)
import { Box3, MathUtils, Mesh, PerspectiveCamera, PlaneGeometry, Vector3 } from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js'
import {
  dress,
  LIGHT,
  makeMaterial,
  RECIPE_NAMES,
  TIERS,
} from '../../src/scenes/materials/index.ts'
import { UV_SPAN } from '../../src/scenes/materials/span.ts'
import { rajasTable } from './rajas.ts'
import { makeStage } from './stage.ts'

const query = new URLSearchParams(location.search)
const text = (name: string, other: string): string => query.get(name) ?? other
const number = (name: string, other: number): number => Number(query.get(name) ?? other)
const triple = (value: string): Vector3 => {
  const [x = 0, y = 0, z = 0] = value.split(',').map(Number)
  return new Vector3(x, y, z)
}
const tier = TIERS.find((name) => name === query.get('tier')) ?? 'high'

const stage = makeStage(tier, number('exposure', LIGHT.exposure))
const { scene } = stage

const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder)
const what = text('what', '')
const steps = number('step', 0)
const row = what.split(',').filter((name) => !/^@|:/.test(name))
const models = await Promise.all(row.map((name) => loader.loadAsync(`/models/${name}.glb`)))
const middle = new Vector3()
const box = new Box3()
models.forEach((model, i) => {
  model.scene.position.x = (i - (models.length - 1) / 2) * steps
  if (query.has('turn')) model.scene.rotation.set(...triple(text('turn', '')).toArray())
  if (text('bare', '0') === '0') dress(model.scene, tier)
  scene.add(model.scene)
  box.expandByObject(model.scene)
})

const setUp = /^rajas:([234])(:navaratna)?$/.exec(what)
if (setUp) {
  const seats = Number(setUp[1]) as 2 | 3 | 4
  scene.add(await rajasTable(loader, tier, seats, setUp[2] !== undefined))
  box.setFromCenterAndSize(middle, new Vector3(110, 10, 80))
}

const swatch = RECIPE_NAMES.filter((name) => what.split(',').includes(`@${name}`))
swatch.forEach((name, i) => {
  const plane = new PlaneGeometry(40, 40, 1, 1).rotateX(-Math.PI / 2)
  const uv = plane.getAttribute('uv')
  for (let k = 0; k < uv.count; k++)
    uv.setXY(k, (uv.getX(k) * 40) / UV_SPAN, (uv.getY(k) * 40) / UV_SPAN)
  const material = makeMaterial(name, tier).clone()
  material.vertexColors = false
  const mesh = new Mesh(plane, material)
  mesh.position.x = (i - (swatch.length - 1) / 2) * 42
  scene.add(mesh)
  box.expandByObject(mesh)
})

box.getCenter(middle)
const size = box.getSize(new Vector3()).length()
if (query.has('floor')) {
  const plane = new Mesh(new PlaneGeometry(400, 400), makeMaterial('marble', tier).clone())
  plane.material.vertexColors = false
  const uv = plane.geometry.getAttribute('uv')
  for (let k = 0; k < uv.count; k++)
    uv.setXY(k, (uv.getX(k) * 400) / UV_SPAN, (uv.getY(k) * 400) / UV_SPAN)
  plane.rotation.x = -Math.PI / 2
  plane.position.y = number('floor', box.min.y)
  plane.receiveShadow = true
  scene.add(plane)
}

const camera = new PerspectiveCamera(number('fov', 35), innerWidth / innerHeight, 0.5, 30000)
if (query.has('eye')) {
  camera.position.copy(triple(text('eye', '')))
  camera.lookAt(triple(text('at', '0,0,0')))
} else {
  const pitch = MathUtils.degToRad(number('pitch', 38))
  const yaw = MathUtils.degToRad(number('yaw', 25))
  const at = query.has('at') ? triple(text('at', '')) : middle
  camera.position
    .setFromSphericalCoords(number('far', size * 1.7), Math.PI / 2 - pitch, yaw)
    .add(at)
  camera.lookAt(at)
}
stage.show(camera, what, number('shadow', Math.min(size, 400)))
