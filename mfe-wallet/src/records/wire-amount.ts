import { moneyFromWire, zero, type Currency, type Minor } from '@mosaic/contracts'

/** The gateway's amounts are exact by contract; one that is not counts as nothing rather than as something else. */
export const wireAmount = (wire: string, currency: Currency): Minor => moneyFromWire(wire, currency) ?? zero
