export { renderArt, type RenderOptions, type RenderReport } from './renderArt'
export type { ArtEntry } from './artIndex'
