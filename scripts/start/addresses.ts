import { portOffsets } from './ports'

export type Addresses = {
  readonly site: string
  readonly lotus: string
  readonly gateway: string
  readonly studio: string
  readonly psp: string
  readonly desk: string
}

/** Merchants are selected by host name: localhost is Aurora, lotus.localhost is Lótus. */
export const addressesOf = (base: number): Addresses => {
  const at = (offset: number) => `http://localhost:${base + offset}`
  return {
    site: at(portOffsets.edge),
    lotus: `http://lotus.localhost:${base}`,
    gateway: at(portOffsets.gateway),
    studio: at(portOffsets.studio),
    psp: at(portOffsets.psp),
    desk: at(portOffsets.desk),
  }
}
