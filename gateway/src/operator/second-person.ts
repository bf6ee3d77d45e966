import type { LogActor } from './log'

const mark = ' (command)'

/** Who acts by a command, as the log and the queues show them: nobody has proven that name. */
export const commandActor = (name: string): LogActor => ({ operator: name + mark, address: '' })

/**
 * Whether somebody else than the first is there. The desk asks each person for their own passkey; commands are signed with one key of the
 * house, so whatever names they bear, they count as one person.
 */
export const isSecondPerson = (first: string, second: string): boolean =>
  first !== second && !(first.endsWith(mark) && second.endsWith(mark))
