export { fitting } from './fitting'
export { audienceSize, belongs, noteReadingLanguage } from './store'
