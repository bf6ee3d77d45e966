import floor from './browser-floor.json'

/**
 * The oldest browsers that run the site, derived from what is used and not polyfilled (api-floor.ts). Syntax, styles,
 * polyfills and the studio's games go by it; below it the document shows a plain page (edge/src/document/old-browser.ts).
 * As browserslist.
 */
export const browserFloor = [
  `ios_saf >= ${floor.ios}`,
  `chrome >= ${floor.chrome}`,
  `safari >= ${floor.safari}`,
  `firefox >= ${floor.firefox}`,
]
/** As esbuild. */
export const floorTargets = Object.entries(floor).map(([browser, version]) => `${browser}${version}`)
