import { readCookie } from '@mosaic/browser'
import { formatNumber, remoteTexts, serverNow, useLanguage } from '@mosaic/i18n'
import type { Composition } from '@mosaic/remote-kit'
import { useRole } from '@mosaic/session'
import {
  Button,
  Card,
  copyText,
  DefinitionRows,
  IconButton,
  Screen,
  Section,
  Tag,
  toast,
  useLocation,
} from '@mosaic/ui'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { homePath } from '../routing/paths'
import { useTheme } from '../theme/theme'
import { loadTimeOf, reproduction, resourceTimings, sharedChoices, visitorOf } from './facts'
import styles from './StatusBoard.module.css'
import type en from './texts/en.json'
import { failuresOf, traffic, type LoggedEvent } from './traffic'

const useTexts = remoteTexts<typeof en>('staff')

const clockOf = (at: number): string => new Date(at).toTimeString().slice(0, 8)

type RemoteProps = {
  readonly name: string
  readonly composition: Composition
  readonly entries: readonly LoggedEvent[]
  readonly measured: ReturnType<typeof resourceTimings>
}

const RemoteCard = ({ name, composition, entries, measured }: RemoteProps) => {
  const { t, tag } = useTexts()
  const { remotes, host, routes, extensions } = composition
  const remote = remotes[name]
  const { release, base } = remote ?? host
  const { files, milliseconds, bytes } = useMemo(
    () => loadTimeOf(measured, base, window.location.origin),
    [measured, base],
  )
  const failures = failuresOf(entries, name)
  const failed = failures[0]?.name === 'remote.failed@1'
  return (
    <Card className={styles.remote}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        {remote?.canary ? <Tag tone="new">{t('remote.canary')}</Tag> : null}
        <Tag tone={failed ? 'negative' : files > 0 ? 'positive' : 'muted'}>
          {t(failed ? 'remote.failed' : files > 0 ? 'remote.loaded' : 'remote.waiting')}
        </Tag>
      </div>
      <p className={styles.release}>{release}</p>
      <DefinitionRows
        rows={[
          { label: t('remote.owner'), value: remote ? (remote.owner ?? '–') : t('remote.platform') },
          {
            label: t('remote.load'),
            value:
              milliseconds === null
                ? '–'
                : t('remote.loadValue', {
                    ms: formatNumber(milliseconds, tag),
                    files: formatNumber(files, tag),
                    kb: formatNumber(Math.round(bytes / 1024), tag),
                  }),
          },
          ...(remote
            ? [
                {
                  label: t('remote.routes'),
                  value: formatNumber(routes.filter((route) => route.remote === name).length, tag),
                },
                {
                  label: t('remote.slots'),
                  value: formatNumber(extensions.filter((extension) => extension.remote === name).length, tag),
                },
              ]
            : []),
          {
            label: t('remote.failures'),
            value: formatNumber(failures.filter((entry) => entry.name === 'remote.failed@1').length, tag),
          },
        ]}
      />
      {failures.map((entry) => (
        <p key={entry.id} className={styles.payload}>
          {clockOf(entry.at)} {entry.payload}
        </p>
      ))}
    </Card>
  )
}

const Events = ({ entries }: { readonly entries: readonly LoggedEvent[] }) => {
  const { t } = useTexts()
  if (entries.length === 0) return <p className={styles.muted}>{t('events.none')}</p>
  return (
    <ol className={styles.events}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.event}>
          <span className={styles.muted}>{clockOf(entry.at)}</span> {entry.name}
          <span className={styles.payload}>{entry.payload}</span>
        </li>
      ))}
    </ol>
  )
}

/** For staff: which release of what this page runs, why, how it loaded, and how to see the same elsewhere. */
export const StatusBoard = ({ composition }: { readonly composition: Composition }) => {
  const { t, tag } = useTexts()
  const { language } = useLanguage()
  const { pathname } = useLocation()
  const role = useRole()
  const theme = useTheme()
  const entries = useSyncExternalStore(traffic.subscribe, traffic.current)
  const [measured, setMeasured] = useState(resourceTimings)
  const { channel, seq, merchant, remotes, store, leftOut = [] } = composition
  const visitor = visitorOf(readCookie('mosaic.bucket'))
  const copy = async () => {
    const text = reproduction(
      composition,
      { role, language, theme, path: pathname, visitor, browser: navigator.userAgent },
      new Date(serverNow()),
    )
    if (await copyText(text)) toast(t('copied'), { tone: 'success' })
  }
  return (
    <Screen title={t('title')}>
      <header className={styles.bar}>
        <IconButton icon="arrow-left" label={t('back')} to={homePath} />
        <h1 className={styles.title}>{t('title')}</h1>
        <IconButton icon="arrows-clockwise" label={t('refresh')} onClick={() => setMeasured(resourceTimings())} />
      </header>
      <Card tone="brand">
        <DefinitionRows
          rows={[
            { label: t('site.merchant'), value: merchant.name },
            { label: t('site.channel'), value: channel },
            { label: t('site.sequence'), value: formatNumber(seq, tag) },
            {
              label: t('site.store'),
              value: store ? t(`store.${store.reason}`, { time: clockOf(Date.parse(store.since)) }) : t('store.read'),
            },
            { label: t('site.bucket'), value: visitor ?? t('site.undivided') },
            { label: t('site.role'), value: role },
          ]}
        />
      </Card>
      <Button block icon="copy" className={styles.copy} onClick={() => void copy()}>
        {t('copy')}
      </Button>
      {leftOut.length > 0 ? (
        <Section icon="warning-circle" title={t('leftOut.title')}>
          <Card>
            <p className={styles.muted}>{t('leftOut.text')}</p>
            <ul className={styles.paths}>
              {leftOut.map((path) => (
                <li key={path}>{path}</li>
              ))}
            </ul>
          </Card>
        </Section>
      ) : null}
      <Section icon="rocket" title={t('remotes')}>
        {['host', ...Object.keys(remotes)].map((name) => (
          <RemoteCard key={name} name={name} composition={composition} entries={entries} measured={measured} />
        ))}
      </Section>
      <Section icon="share-network" title={t('shared.title')}>
        <Card>
          <DefinitionRows
            rows={sharedChoices().map(({ name, version, from }) => ({
              label: name,
              value: t('shared.value', { version, from }),
            }))}
          />
        </Card>
      </Section>
      <Section icon="lightning" title={t('events.title')}>
        <Events entries={entries} />
      </Section>
    </Screen>
  )
}
