import type { Page } from '@playwright/test'
import { type DeskBody, deskCalls, type DeskValue } from '@mosaic/contracts/desk'

type Written = 'saveCampaign' | 'launchCampaign' | 'endCampaign' | 'publish' | 'endPublication'

/** A call of the desk from its own page, with the operator's session. */
export const callDesk = async <N extends Written>(desk: Page, name: N, body: DeskBody<N>): Promise<DeskValue<N>> => {
  const answer = await desk.evaluate(
    async ([path, text]): Promise<string> => {
      const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: text ?? '' }
      return (await fetch(path ?? '', sent)).text()
    },
    [deskCalls[name].path, JSON.stringify(body)],
  )
  const { success, value } = JSON.parse(answer) as { success: boolean; value: DeskValue<N> }
  if (!success) throw new Error(`${name} was refused: ${answer}`)
  return value
}
