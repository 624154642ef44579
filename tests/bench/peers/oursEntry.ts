/** What the benchmark builds of ours: all that is shipped, and the parts that show the bare world. */
export * from '../../../src/physics/index.ts'
export { isPlain } from '../../../src/physics/fairness/plain.ts'
export { startsOf } from '../../../src/physics/release.ts'
export { clearTable, makeTable } from '../../../src/physics/table.ts'
