import { languageTags, merchantFlags, endpoints, mirroredEvents, remoteFailures, replayedEvents, type LanguageTag } from '@mosaic/contracts'
import { menuPlaces, slotNames, type RemoteDeclaration } from '../manifest'
import { lookUp, type TextsByTag } from './texts'

void remoteFailures
void mirroredEvents
void replayedEvents
void endpoints
void merchantFlags
void languageTags
void menuPlaces
void slotNames
void lookUp
export type { LanguageTag, RemoteDeclaration, TextsByTag }
