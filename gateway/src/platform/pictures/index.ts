export { redraw, uploadOf } from './redraw'
