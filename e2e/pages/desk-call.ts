import type { Page } from '@playwright/test'
import { deskCalls, type DeskBody } from '@mosaic/contracts/desk'

/** A call of the desk from its own page, with the operator's session; gives the version of the draft. */
export const callDesk = <N extends 'saveCampaign' | 'launchCampaign'>(
  desk: Page,
  name: N,
  body: DeskBody<N>,
): Promise<string> =>
  desk.evaluate(
    async ([path, text]) => {
      const answer = await fetch(path ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: text ?? '',
      })
      return ((await answer.json()) as { value: { version: string } }).value.version
    },
    [deskCalls[name].path, JSON.stringify(body)],
  )
