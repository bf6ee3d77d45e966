export { FormAlert } from './alert/FormAlert'
export { FormNote } from './alert/FormNote'
export { useFieldFocus } from './focus/use-field-focus'
