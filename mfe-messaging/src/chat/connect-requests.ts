import type { ApiFailure } from '@mosaic/api-client'
import type { ChatClientFrame } from '@mosaic/contracts'
import { chatNews, markRead, sendMessage, type ChatVisitor } from '../api/chat'
import type { ChatConnection, ChatHandlers } from './chat-connection'

const pollMs = 5000

/** An answer in words: the same request would be refused again. */
const isRefusal = ({ status }: ApiFailure): boolean => status !== null && status < 500 && status !== 429

/** The chat's frames as requests, where no socket opens. */
export const connectRequests = ({ hello, onFrame, onState }: ChatHandlers, as: ChatVisitor): ChatConnection => {
  let connected = false
  let known = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false
  let saying: Promise<void> = Promise.resolve()

  const lose = () => {
    connected = false
    onState(false)
  }
  const poll = async (): Promise<void> => {
    clearTimeout(timer)
    if (!connected) known = hello().after
    const answer = await chatNews(known, as)
    if (ended) return
    // Two at once may come from a message and from the timer.
    clearTimeout(timer)
    timer = setTimeout(poll, pollMs)
    if (!answer.ok) {
      lose()
      if (isRefusal(answer.failure)) onFrame({ kind: 'refused', code: answer.failure.code })
      return
    }
    const { staffed, more, list, typing, marks } = answer.value
    const isFirst = !connected
    connected = true
    if (isFirst) onState(true)
    onFrame(isFirst ? { kind: 'welcome', staffed, more } : { kind: 'staffed', staffed })
    known = list[list.length - 1]?.seq ?? known
    if (list.length > 0) onFrame({ kind: 'messages', list })
    onFrame({ kind: 'marks', ...marks })
    if (typing) onFrame({ kind: 'typing' })
  }
  const say = async ({ id, text, picture }: Extract<ChatClientFrame, { kind: 'say' }>): Promise<void> => {
    const answer = await sendMessage({ id, text, picture, ...as })
    if (ended) return
    if (!answer.ok && isRefusal(answer.failure)) onFrame({ kind: 'refused', code: answer.failure.code, id })
    // The next welcome sends it again, under its id.
    else if (!answer.ok) lose()
    else void poll()
  }
  void poll()
  return {
    send: (frame) => {
      if (!connected) return false
      // One after the other, so that they arrive in their order.
      if (frame.kind === 'say') saying = saying.then(() => say(frame))
      if (frame.kind === 'read') void markRead(frame.seq, as)
      return true
    },
    retry: () => void poll(),
    close: () => {
      ended = true
      clearTimeout(timer)
    },
  }
}
