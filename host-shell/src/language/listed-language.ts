// In a file of its own: the list of some forty names comes only to who asks for one of them.
export { languageChoice } from '@mosaic/contracts'
