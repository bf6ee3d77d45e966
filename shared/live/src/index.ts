export { followTopic, type TopicListener } from './follow'
