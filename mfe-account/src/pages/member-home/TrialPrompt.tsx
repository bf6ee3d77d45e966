import { useErrorText } from '@mosaic/i18n'
import { Dialog, useNavigate } from '@mosaic/ui'
import { useState } from 'react'
import { useTexts } from '../../texts'

/** A trial account meets this at the door of the member centre (spec §6): free_reject, cancel, register now. */
export const TrialPrompt = () => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const [open, setOpen] = useState(true)
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      title={t('memberHome.trialTitle')}
      text={errorText('free_reject')}
      confirm={{ label: t('memberHome.registerNow'), onConfirm: () => navigate('/m/register') }}
    />
  )
}
