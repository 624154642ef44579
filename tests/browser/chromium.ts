/** Chromium as the commands start it. */
export { launchChromium } from '../../src/cli/chromium.ts'

/** Much cheaper for a machine without a graphics card, where nothing is drawn in 3D. */
export const flat = ['--disable-gpu', '--disable-3d-apis'] as const
