export { type Art, currentArt, inOwnColours } from './art'
