import fc from 'fast-check'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { newMember } from '../../../testing/new-member'
import { saveAnnouncement } from '../announcements'
import { deliverMail } from './store'
import { inboxTopic } from './inbox-topic'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

let serial = 0
const anotherMember = async () => {
  const merchant = await gateway.ctx.merchants.byCode('aurora')
  if (!merchant) throw new Error('no merchant')
  return newMember(gateway, merchant, `unread${++serial}`)
}
const mail = { kind: 'mail', from: 'support', senderId: null, senderName: '', subject: 'A', content: 'B' } as const

const step = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), later: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('read', 'read-older', 'delete', 'again', 'wait'), which: fc.nat(20) }),
)

test('any writes, plans, reads and deletions: the count is that of the unread rows, and each change is a new version', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const { id, token } = await anotherMember()
      const followed = [{ id, merchantCode: 'aurora', currency: 'BRL' as const }]
      const seen = async () => {
        const { content = [] } = (await gateway.call('inbox', { token, query: { pageSize: 100 } })).body.value ?? {}
        const count = (await gateway.call('inboxUnread', { token })).body.value
        const version = (await inboxTopic.versionsOf(gateway.ctx.db, followed, gateway.clock.now())).get(id)
        return { content, count, version }
      }
      let written = 0
      let before = await seen()
      for (const each of steps) {
        const at = gateway.clock.now()
        if (each.kind === 'write')
          await deliverMail(gateway.ctx.db, id, mail, { key: `k${written++}`, at: at + (each.later ? 500 : 0) })
        else if (each.kind === 'again')
          await deliverMail(gateway.ctx.db, id, mail, { key: `k${each.which % Math.max(1, written)}`, at })
        else if (each.kind === 'wait') gateway.clock.advance(each.which * 50)
        else {
          const message = before.content[each.which % Math.max(1, before.content.length)]
          if (message && each.kind === 'delete')
            await gateway.call('deleteMessage', { token, body: { inboxIds: message.inboxId } })
          else if (message)
            await gateway.call('readMessage', {
              token,
              body: { id: message.inboxId, older: each.kind === 'read-older' },
            })
        }
        const after = await seen()
        expect(after.count).toBe(after.content.filter(({ read }) => !read).length)
        if (after.count !== before.count || after.content[0]?.inboxId !== before.content[0]?.inboxId)
          expect(after.version).not.toBe(before.version)
        before = after
      }
    }),
    { numRuns: 6 },
  )
})

test('any notices read: the count is that of the notices shown as unread', async () => {
  for (const id of ['unread-a', 'unread-b', 'unread-c'])
    await saveAnnouncement(gateway.ctx.db, {
      ...{ id, merchantCode: null, types: ['PL'], groups: [], sort: 1, link: '', images: [], categories: [] },
      texts: { EN: { title: id, kicker: '', action: '', content: 'x' } },
      startsAt: 0,
      endsAt: null,
    })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(9), { maxLength: 6 }), async (reads) => {
      const { token } = await anotherMember()
      const notices = async () =>
        (await gateway.call('announcements', { token, query: { types: 'PL' } })).body.value ?? {
          player: [],
          unreadCount: -1,
        }
      for (const which of reads) {
        const { player } = await notices()
        const announcementId = player[which % player.length]?.announcementId ?? ''
        await gateway.call('markAnnouncementRead', { token, body: { announcementId, read: true } })
      }
      const { player, unreadCount } = await notices()
      expect(unreadCount).toBe(player.filter(({ read }) => !read).length)
      expect(player.length - unreadCount).toBe(new Set(reads.map((which) => which % player.length)).size)
    }),
    { numRuns: 4 },
  )
})
