import { pictureProblem, pictureTypes, readAsDataUrl } from '@mosaic/contracts'
import { Icon, toast, useFailureToast } from '@mosaic/ui'
import { type ChangeEvent } from 'react'
import { useMemberIconQuery, useSetMemberIconMutation } from '../api/profile'
import { useTexts } from '../texts'
import styles from './MemberProfile.module.css'

/**
 * The member's picture; where it may be changed, a tap opens the file chooser. The gateway re-encodes it before it is
 * shown to others.
 */
export const ProfilePicture = ({ editable }: { readonly editable: boolean }) => {
  const { t } = useTexts()
  const showFailure = useFailureToast()
  const icon = useMemberIconQuery().data?.icon ?? ''
  const save = useSetMemberIconMutation()

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    // Reset, so that the same file can be chosen again after a failure.
    event.target.value = ''
    if (!file) return
    const problem = pictureProblem(file)
    if (problem) {
      toast(t(`picture.${problem}`), { tone: 'error' })
      return
    }
    void readAsDataUrl(file).then(
      (image) =>
        save.submit(
          { body: { image } },
          {
            onSuccess: () => toast(t('picture.done'), { tone: 'success', duration: 'short' }),
            onError: ({ failure }) => showFailure(failure),
          },
        ),
      // A file of a cloud drive is offered although it cannot be fetched.
      () => showFailure({ code: 'picture.invalid' }),
    )
  }
  const face =
    icon === '' ? (
      <Icon name="user" size={34} weight="fill" />
    ) : (
      <img src={icon} alt="" width={56} height={56} className={styles.picture} />
    )
  if (!editable)
    return (
      <span className={styles.face} aria-hidden="true">
        {face}
      </span>
    )
  return (
    <label className={styles.face} aria-busy={save.pending || undefined}>
      {face}
      <span className={styles.edit} aria-hidden="true">
        <Icon name="note-pencil" size={16} />
      </span>
      <input
        type="file"
        name="image"
        accept={pictureTypes.join(',')}
        className={styles.file}
        aria-label={t('picture.change')}
        disabled={save.pending}
        onChange={choose}
      />
    </label>
  )
}
