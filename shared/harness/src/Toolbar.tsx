import { isWireLanguage, wireLanguages } from '@mosaic/contracts'
import { bus } from '@mosaic/event-bus'
import { languageNames, useLanguage } from '@mosaic/i18n'
import { useSession } from '@mosaic/session'
import { Chip, ChipRow, Link, Select, toast, useLocation } from '@mosaic/ui'
import { useState } from 'react'
import styles from './harness.module.css'
import { become, currentVisitor, visitors, type Visitor } from './visitors'

const currentTheme = () => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark')

const LanguageChoice = () => {
  const { language, setLanguage } = useLanguage()
  const choose = async (code: string) => {
    if (!isWireLanguage(code)) return
    await setLanguage(code)
    bus.emit('language.changed@1', { language: code })
  }
  return (
    <Select
      label="Language"
      name="language"
      icon="translate"
      value={language}
      options={wireLanguages.map((code) => ({ value: code, label: languageNames[code] }))}
      onChange={(event) => void choose(event.target.value)}
    />
  )
}

/** Visitor, language and theme, which the host sets in production. */
export const Toolbar = ({ name }: { readonly name: string }) => {
  const { pathname } = useLocation()
  const [theme, setTheme] = useState(currentTheme)
  const [busy, setBusy] = useState(false)
  // Read again whenever the session changes, also from another tab.
  useSession()
  const visitor = currentVisitor()

  const choose = async (next: Visitor) => {
    setBusy(true)
    const refused = await become(next)
    setBusy(false)
    if (refused) toast(`The gateway refused ${next}: ${refused}`, { tone: 'error' })
  }
  const turn = () => {
    const next = theme === 'dark' ? 'light' : 'dark'
    setTheme(next)
    bus.emit('theme.changed@1', { theme: next })
  }
  return (
    <header className={styles.toolbar}>
      <div className={styles.line}>
        <Link to="/" className={styles.name} aria-current={pathname === '/' ? 'page' : undefined}>
          {name} <span className={styles.muted}>alone</span>
        </Link>
        <Chip icon={theme === 'dark' ? 'moon' : 'sun'} onClick={turn}>
          {theme}
        </Chip>
      </div>
      <ChipRow label="Visitor">
        {visitors.map((known) => (
          <Chip key={known} selected={known === visitor} onClick={busy ? undefined : () => void choose(known)}>
            {known}
          </Chip>
        ))}
      </ChipRow>
      <LanguageChoice />
    </header>
  )
}
