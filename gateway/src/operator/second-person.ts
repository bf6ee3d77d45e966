import type { LogActor } from './log'

const mark = ' (command)'

/** Marks the name of a command in log and queues, because a command proves no name. */
export const commandActor = (name: string): LogActor => ({ operator: name + mark, address: '' })

/**
 * Whether two different people act (four eyes). All commands are signed with one key, so they count as one person under
 * any names; at the desk each person has a passkey.
 */
export const isSecondPerson = (first: string, second: string): boolean =>
  first !== second && !(first.endsWith(mark) && second.endsWith(mark))
