export { type Art, currentArt, inOwnColours, type Picture } from './art'
