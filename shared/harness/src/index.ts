export { startAlone } from './start-alone'
export type { AloneParts } from './alone-parts'
