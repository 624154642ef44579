/** Leaves out of the page what reads ICU's skeletons of numbers and dates: no message has one, they name a format. */
import type { Plugin } from 'vite'

const left = '@formatjs/icu-skeleton-parser'
const standIn = '\0without skeletons'
const names = ['parseDateTimeSkeleton', 'parseNumberSkeleton', 'parseNumberSkeletonFromString']

export function withoutSkeletons(): Plugin {
  return {
    name: 'without skeletons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === left ? standIn : null),
    load(id) {
      if (id !== standIn) return null
      return names
        .map((name) => `export const ${name} = () => { throw new Error('no skeletons here') }`)
        .join('\n')
    },
  }
}
