import { inviteLink } from '@mosaic/contracts'
import { formatBasisPoints, formatNumber } from '@mosaic/i18n'
import { useCategoryText } from '@mosaic/records'
import { Button, Card, CopyButton, Dialog, lazyPart, Skeleton, toast, useFailureToast, useLazyPart } from '@mosaic/ui'
import { useState } from 'react'
import { type AffiliateLink, useDeleteLinkMutation, useRefreshLinks } from '../../api/links'
import { useTexts } from '../../texts'
import styles from './LinksPage.module.css'

const qrPart = lazyPart(() => import('@mosaic/qr-code').then(({ QrCode }) => QrCode))

const steps = ['clicks', 'registered', 'deposited'] as const

type LinkCardProps = { readonly link: AffiliateLink; readonly domains: readonly string[] }

/** One link: its rates, what it brought step by step, and how it is handed on. */
export const LinkCard = ({ link, domains }: LinkCardProps) => {
  const { t, tag } = useTexts()
  const categoryText = useCategoryText()
  const showFailure = useFailureToast()
  const refresh = useRefreshLinks()
  const removal = useDeleteLinkMutation()
  const [shown, setShown] = useState(false)
  const [asked, setAsked] = useState(false)
  const QrCode = useLazyPart(qrPart, shown)
  const { code, label, rebates, removable } = link
  const name = removable ? label || code : t('links.own')
  const url = inviteLink(code, domains, window.location)
  const remove = () => {
    setAsked(false)
    removal.submit(
      { query: { code } },
      {
        onSuccess: () => {
          toast(t('links.removed'), { tone: 'success' })
          refresh()
        },
        onError: ({ failure }) => showFailure(failure),
      },
    )
  }
  return (
    <Card role="group" aria-label={name} className={styles.card}>
      <p className={styles.title}>{name}</p>
      <p className={styles.note}>
        {rebates.length === 0
          ? t('links.plain')
          : rebates
              .map(({ gameType, rate }) => `${categoryText(gameType)} ${formatBasisPoints(rate, tag)}`)
              .join(' · ')}
      </p>
      <dl className={styles.steps}>
        {steps.map((step) => (
          <div key={step}>
            <dt className={styles.note}>{t(`links.${step}`)}</dt>
            <dd className={styles.count}>{formatNumber(link[step], tag)}</dd>
          </div>
        ))}
      </dl>
      <CopyButton
        className={styles.link}
        text={url}
        label={t('links.copy', { name })}
        shownText={url.replace(/^https?:\/\//, '')}
      />
      {shown ? (
        <div className={styles.code}>
          {QrCode ? <QrCode text={url} label={t('links.qr', { name })} /> : <Skeleton height={168} radius="m" />}
        </div>
      ) : null}
      <div className={styles.actions}>
        <Button size="s" variant="secondary" icon="qr-code" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {t(shown ? 'links.hideCode' : 'links.showCode')}
        </Button>
        {removable ? (
          <Button size="s" variant="ghost" icon="trash" loading={removal.pending} onClick={() => setAsked(true)}>
            {t('links.remove')}
          </Button>
        ) : null}
      </div>
      {asked ? (
        <Dialog
          open
          onClose={() => setAsked(false)}
          title={t('links.remove')}
          text={t('links.ask')}
          confirm={{ label: t('links.remove'), onConfirm: remove, danger: true }}
        />
      ) : null}
    </Card>
  )
}
