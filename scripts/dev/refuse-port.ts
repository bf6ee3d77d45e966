import type { Settings } from '../start/environment'
import { takenSentence } from '../start/ports'

/** Prints the taken port and the command with other ports, which begin above those of this command; returns the exit code. */
export const refusePort = (taken: number, { port }: Settings, args: readonly string[]): number => {
  const command = args.length === 0 ? 'npm run dev' : `npm run dev -- ${args.join(' ')}`
  console.error(takenSentence(taken, `PORT=${port + 400}`, command))
  return 1
}
