import { FormAlert } from '@mosaic/forms'
import { useErrorText } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { useState } from 'react'
import { firebaseSmsOf, type FirebaseSmsProject } from '../../social/firebase-sms-project'
import { useFirebaseSms } from '../../social/use-firebase-sms'
import { rememberedLogin } from '../login/remembered-login'
import type { SmsAuth } from '../login/sms-auth'
import { SmsLoginForm } from '../login/SmsLogin'

const Form = ({ project }: { readonly project: FirebaseSmsProject }) => {
  const [prefill] = useState(rememberedLogin)
  const [remember, setRemember] = useState(true)
  const { code, confirm, anchor } = useFirebaseSms(project, 'login')
  const credentials: SmsAuth['credentials'] = async (target, messageCode) => {
    const firebaseIdToken = await confirm(target, messageCode)
    if (firebaseIdToken === null) return null
    return {
      type: 'firebase',
      firebaseChannel: 'sms',
      firebaseIdToken,
      firebaseMobileNo: target.mobileNum,
      countryDialingCode: target.countryDialingCode,
    }
  }
  return (
    <>
      <SmsLoginForm prefill={prefill} remember={remember} onRemember={setRemember} sms={{ code, credentials }} />
      <div ref={anchor} />
    </>
  )
}

/** The login by SMS where Firebase sends the codes: its check for a person needs the policy of this page. */
export const FirebaseSmsLogin = () => {
  const errorText = useErrorText()
  const project = firebaseSmsOf(useMerchant())
  return project ? <Form project={project} /> : <FormAlert text={errorText('function.not.available')} />
}
