import { FormAlert, targetOf } from '@mosaic/forms'
import { useErrorText } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { QueryView, Skeleton } from '@mosaic/ui'
import { useRef } from 'react'
import { useRegisterSettingsQuery } from '../../api/register-settings'
import { firebaseSmsOf, type FirebaseSmsProject } from '../../social/firebase-sms-project'
import { useFirebaseSms } from '../../social/use-firebase-sms'
import type { NumberProof } from '../register/number-proof'
import { RegisterForm } from '../register/RegisterForm'

const ByFirebase = ({ project }: { readonly project: FirebaseSmsProject }) => {
  const settings = useRegisterSettingsQuery()
  const { code, confirm, anchor } = useFirebaseSms(project, 'register')
  // A form that was refused for another field is sent again with the same code, which Firebase takes once.
  const confirmed = useRef<{ readonly of: string; readonly token: string } | null>(null)
  const idToken: NumberProof['idToken'] = async (target, messageCode) => {
    const of = `${targetOf(target)} ${messageCode}`
    if (confirmed.current?.of === of) return confirmed.current.token
    const token = await confirm(target, messageCode)
    confirmed.current = token === null ? null : { of, token }
    return token
  }
  return (
    <>
      <QueryView query={settings} skeleton={<Skeleton height={420} />}>
        {(data) => <RegisterForm settings={data} numberProof={{ code, idToken }} />}
      </QueryView>
      <div ref={anchor} />
    </>
  )
}

/** The registration that proves a number where Firebase sends the codes: its check for a person needs the policy of this page. */
export const FirebaseSmsRegister = () => {
  const errorText = useErrorText()
  const project = firebaseSmsOf(useMerchant())
  return project ? <ByFirebase project={project} /> : <FormAlert text={errorText('function.not.available')} />
}
