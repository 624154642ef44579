// The page of look.ts: one model or one set-up, lit as at the table, from the seat or close.
import * as THREE from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js'
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js'

declare global {
  interface Window {
    ready?: boolean
  }
}

const query = new URLSearchParams(location.search)
const what = query.get('what') ?? ''
const number = (name: string, other: number): number => Number(query.get(name) ?? other)

const renderer = new THREE.WebGLRenderer({ antialias: true, preserveDrawingBuffer: true })
renderer.setSize(innerWidth, innerHeight)
renderer.toneMapping = THREE.ACESFilmicToneMapping
renderer.shadowMap.enabled = true
document.body.append(renderer.domElement)

const scene = new THREE.Scene()
scene.background = new THREE.Color('#6b5f55')
const pmrem = new THREE.PMREMGenerator(renderer)
scene.environment = pmrem.fromScene(new RoomEnvironment()).texture
const sun = new THREE.DirectionalLight('#ffd9a0', 2)
sun.position.set(-60, 80, 40)
scene.add(sun)

const gltf = await new GLTFLoader()
  .setMeshoptDecoder(MeshoptDecoder)
  .loadAsync(`/models/${what}.glb`)
scene.add(gltf.scene)
const box = new THREE.Box3().setFromObject(gltf.scene)
const middle = box.getCenter(new THREE.Vector3())
const size = box.getSize(new THREE.Vector3()).length()

const camera = new THREE.PerspectiveCamera(number('fov', 35), innerWidth / innerHeight, 0.1, 20000)
const distance = number('far', size * 1.9)
const [pitch, yaw] = [number('pitch', 38), number('yaw', 25)].map(THREE.MathUtils.degToRad)
camera.position.setFromSphericalCoords(distance, Math.PI / 2 - (pitch ?? 0), yaw ?? 0).add(middle)
camera.lookAt(middle)
renderer.render(scene, camera)
window.ready = true
