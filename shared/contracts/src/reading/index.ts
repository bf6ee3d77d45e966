export { shapeOf } from './shape-of'
