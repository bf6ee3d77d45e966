export { renderArt } from './renderArt'
