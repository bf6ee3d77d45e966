export { audienceMembers } from './audience.sql'
export { audienceSize, belongs, noteReadingLanguage } from './store'
