import { setImmediate } from 'node:timers/promises'

/** For this many ms every turn of the event loop comes 60 ms late. */
export const lateTurns = async (forMs: number): Promise<void> => {
  for (const over = performance.now() + forMs; performance.now() < over; ) {
    for (const end = performance.now() + 60; performance.now() < end; );
    await setImmediate()
  }
}
