export { answerShapes } from './answer-shapes'
export { shapeOf } from './shape-of'
