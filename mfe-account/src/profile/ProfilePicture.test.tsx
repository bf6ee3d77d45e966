import { fakeGateway } from '@mosaic/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderScreen } from '../testing/render-screen'
import { ProfilePicture } from './ProfilePicture'

const member = { session: { userName: 'player01', type: 0 } }
const png = (size = 10) => new File([new Uint8Array(size)], 'me.png', { type: 'image/png' })
const chooser = () => screen.findByLabelText('Change picture')

describe('ProfilePicture', () => {
  it('sends the chosen file and shows what the gateway made of it', async () => {
    const gateway = fakeGateway({
      memberIcon: () => ({ value: { icon: '' } }),
      setMemberIcon: () => ({ value: { icon: '/wps/member/info/icon/file/abc' } }),
    })
    await renderScreen(<ProfilePicture editable />, member)
    await userEvent.upload(await chooser(), png())
    await waitFor(() =>
      expect(gateway.calls('setMemberIcon')[0]?.body).toEqual({ image: 'data:image/png;base64,AAAAAAAAAAAAAA==' }),
    )
    expect(await screen.findByText('Your picture is saved.')).toBeVisible()
    expect(document.querySelector('img')).toHaveAttribute('src', '/wps/member/info/icon/file/abc')
  })

  it('refuses a file that is too large without a call', async () => {
    const gateway = fakeGateway({ memberIcon: () => ({ value: { icon: '' } }) })
    await renderScreen(<ProfilePicture editable />, member)
    await userEvent.upload(await chooser(), png(5 * 1024 * 1024 + 1))
    expect(await screen.findByText('Choose a picture of at most 5 MB.')).toBeVisible()
    expect(gateway.calls('setMemberIcon')).toHaveLength(0)
  })

  it('unreadable file: a notice', async () => {
    const gateway = fakeGateway({ memberIcon: () => ({ value: { icon: '' } }) })
    const reading = jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
      this.dispatchEvent(new ProgressEvent('error'))
    })
    await renderScreen(<ProfilePicture editable />, member)
    await userEvent.upload(await chooser(), png())
    expect(await screen.findByText('This file is not a picture we can use. Choose a PNG or JPG.')).toBeVisible()
    expect(gateway.calls('setMemberIcon')).toHaveLength(0)
    reading.mockRestore()
  })

  it('keeps the picture that is there when the gateway refuses another', async () => {
    fakeGateway({
      memberIcon: () => ({ value: { icon: '/old' } }),
      setMemberIcon: () => ({ errorCode: 'picture.invalid', status: 422 }),
    })
    await renderScreen(<ProfilePicture editable />, member)
    await waitFor(() => expect(document.querySelector('img')).toHaveAttribute('src', '/old'))
    await userEvent.upload(await chooser(), png())
    expect(await screen.findByText('This file is not a picture we can use. Choose a PNG or JPG.')).toBeVisible()
    expect(document.querySelector('img')).toHaveAttribute('src', '/old')
  })

  it('is only looked at where it cannot be changed', async () => {
    fakeGateway({ memberIcon: () => ({ value: { icon: '/old' } }) })
    await renderScreen(<ProfilePicture editable={false} />, member)
    await waitFor(() => expect(document.querySelector('img')).toHaveAttribute('src', '/old'))
    expect(screen.queryByLabelText('Change picture')).toBeNull()
  })
})
