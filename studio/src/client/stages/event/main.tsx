import { startTable } from '../../tables/start-table'
import { EventRules } from './EventRules'
import { EventView } from './EventView'
import { eventWords } from './event-words'

void startTable({ View: EventView, Rules: EventRules, words: eventWords })
