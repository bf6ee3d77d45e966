export { followTopic, type Heard } from './follow'
