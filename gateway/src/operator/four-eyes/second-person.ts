import type { LogActor } from '../log'

const mark = ' (command)'

/** Marks the name of a command in log and queues, because a command proves no name. */
export const commandActor = (name: string): LogActor => ({ operator: name + mark, address: '' })

/** All commands are signed with one key under any name, so a command is nobody where two people are needed. */
export const isCommand = (name: string): boolean => name.endsWith(mark)

/** Whether two different people act (four eyes): both at the desk, each with a passkey. */
export const isSecondPerson = (first: string, second: string): boolean =>
  first !== second && !isCommand(first) && !isCommand(second)
