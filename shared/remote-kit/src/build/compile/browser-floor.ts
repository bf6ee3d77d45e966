/**
 * The oldest browsers that run the site, derived from what is used and not polyfilled: `Object.fromEntries` is the
 * youngest (Chrome 73, Safari 12.1). Syntax, styles and polyfills go by it; below it the document shows a plain page
 * (edge/src/document/old-browser.ts).
 */
const floor = { ios: '12.2', safari: '12.1', chrome: '73', firefox: '78' } as const

/** As browserslist. */
export const browserFloor = [
  `ios_saf >= ${floor.ios}`,
  `chrome >= ${floor.chrome}`,
  `safari >= ${floor.safari}`,
  `firefox >= ${floor.firefox}`,
]
/** As esbuild. */
export const floorTargets = Object.entries(floor).map(([browser, version]) => `${browser}${version}`)
