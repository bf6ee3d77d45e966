import type { Whitelabel } from '@mosaic/contracts'
import { FormAlert } from '@mosaic/forms'
import { useErrorText } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { useState } from 'react'
import { useFirebaseSms } from '../../social/use-firebase-sms'
import { rememberedLogin } from '../login/remembered-login'
import { SmsLoginForm } from '../login/SmsLogin'

type Firebase = Extract<NonNullable<Whitelabel['social']>, { adapter: 'firebase' }>

const Form = ({ project }: { readonly project: Firebase }) => {
  const [prefill] = useState(rememberedLogin)
  const [remember, setRemember] = useState(true)
  const { sms, anchor } = useFirebaseSms(project)
  return (
    <>
      <SmsLoginForm prefill={prefill} remember={remember} onRemember={setRemember} sms={sms} />
      <div ref={anchor} />
    </>
  )
}

/** The login by SMS where Firebase sends the codes: its check for a person needs the policy of this page. */
export const FirebaseSmsLogin = () => {
  const errorText = useErrorText()
  const { social } = useMerchant()
  return social?.adapter === 'firebase' && social.sms ? (
    <Form project={social} />
  ) : (
    <FormAlert text={errorText('function.not.available')} />
  )
}
