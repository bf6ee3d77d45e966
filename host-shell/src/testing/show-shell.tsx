import { addTexts, startI18n } from '@mosaic/i18n'
import type { Composition } from '@mosaic/remote-kit'
import { sessionStore, setMerchant } from '@mosaic/session'
import { MemoryRouter } from 'react-router-dom'
import { render, type RenderResult } from '@testing-library/react'
import { App } from '../layout/App'
import type { ModuleRenderer } from '../layout/composed-host'
import { documentTexts } from './document-texts'

export const speakEnglish = async (): Promise<void> => {
  await startI18n({ language: 'EN', source: () => Promise.resolve({}), preloaded: {} })
  for (const [namespace, texts] of Object.entries(documentTexts('en'))) addTexts(namespace, 'en', texts)
}

/** Signs a member in for a test without a gateway; `null` is a guest. */
export const visitAs = (type: number | null): void => {
  const session =
    type === null ? null : { token: 't', userName: 'player01', type, merchantCode: 'aurora', firstTimeLogin: false }
  sessionStore.setState({
    session,
    role: type === null ? 'guest' : type === 4 ? 'trial' : type === 1 ? 'agent' : 'member',
  })
}

const namePlate: ModuleRenderer = ({ remote, module }) => <p>{`${remote} ${module}`}</p>

export const showShell = (
  composition: Composition,
  address: string,
  renderModule: ModuleRenderer = namePlate,
): RenderResult => {
  setMerchant(composition.merchant)
  return render(
    <MemoryRouter initialEntries={[address]}>
      <App composition={composition} renderModule={renderModule} />
    </MemoryRouter>,
  )
}
