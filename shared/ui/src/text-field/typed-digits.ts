export { asciiDigits } from '@mosaic/contracts'
