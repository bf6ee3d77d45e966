import { restoreControls, weakenControl, type Control, type Replaced } from './controls'
import { startTestGateway, type TestGateway } from '../testing/gateway'

/** An attack; true when it succeeds. */
export type Attack = (gateway: TestGateway) => Promise<boolean>
/** Switches one control off: the same attack must then succeed, or the test would prove nothing. */
export type Weakening = () => void
type Start = typeof startTestGateway

/** The members that every attack finds are made by a gateway that has all its controls. */
beforeAll(async () => (await startTestGateway()).close())

export const tryOn = async (attack: Attack, start = startTestGateway): Promise<boolean> => {
  const gateway = await start()
  try {
    return await attack(gateway)
  } finally {
    await gateway.close()
  }
}

export const tryOnWeakened = async (
  attack: Attack,
  weaken: Weakening,
  prepared: (start: Start) => Start = (start) => start,
): Promise<boolean> => {
  weaken()
  try {
    return await tryOn(attack, prepared(startTestGateway))
  } finally {
    restoreControls()
  }
}

export const without =
  (control: Control, replaced: Replaced): Weakening =>
  () =>
    weakenControl(control, replaced)
