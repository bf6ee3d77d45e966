import { randomUUID } from 'node:crypto'
import type { DeskBody } from '@mosaic/contracts/desk'
import type { Browser } from '@playwright/test'
import { callDesk } from './desk-call'
import { openDesk } from './desk-page'

type Draft = DeskBody<'saveCampaign'>
type Publication = DeskBody<'publish'>

/** Two operators at the desk: one writes campaigns, the other one launches and stops them. */
export const openCampaignDesk = async (browser: Browser, site: string, password: string) => {
  const writer = await openDesk(browser, site, 'cashier02', password)
  const launcher = await openDesk(browser, site, 'admin02', password)
  return {
    writer,
    /** Its English title is its id. */
    launch: async (id: string, terms: Draft['terms'], about: Partial<Pick<Draft, 'merchant' | 'texts'>> = {}) => {
      const texts = { EN: { title: id, content: '<p>x</p>' } }
      const draft = { merchant: 'aurora', texts, startsAt: Date.now(), endsAt: Date.now() + 86_400_000, ...about }
      const { version } = await callDesk(writer, 'saveCampaign', { ...draft, id, terms })
      await callDesk(launcher, 'launchCampaign', { id, version })
    },
    stop: (id: string) => callDesk(launcher, 'endCampaign', { id }),
    /** To everybody, now; gives its id. */
    publish: async (kind: Publication['kind'], about: Pick<Publication, 'merchant' | 'texts'>): Promise<string> => {
      const id = randomUUID()
      const to = { audience: { kind: 'all' }, startsAt: null, endsAt: null } as const
      await callDesk(launcher, 'publish', { id, kind, ...about, ...to })
      return id
    },
    close: () => Promise.all([writer, launcher].map((desk) => desk.context().close())),
  }
}
