import type en from '../texts/en.json'
import type { DeskValue, Right } from '@mosaic/contracts/desk'
import type { IconName } from '@mosaic/ui'
import type { ComponentType } from 'react'
import { AdjustmentsPage } from '../adjustments/AdjustmentsPage'
import { AgentChangesPage } from '../agent-changes/AgentChangesPage'
import { ApplicationsPage } from '../applications/ApplicationsPage'
import { AuditPage } from '../audit/AuditPage'
import { CampaignPage } from '../campaigns/CampaignPage'
import { CampaignsPage } from '../campaigns/CampaignsPage'
import { ContractsPage } from '../contracts/ContractsPage'
import { DividendsPage } from '../contracts/DividendsPage'
import { CannedAnswersPage } from '../canned-answers/CannedAnswersPage'
import { ChatPage } from '../chats/ChatPage'
import { ChatsPage } from '../chats/ChatsPage'
import { DepositsPage } from '../deposits/DepositsPage'
import { FreeRoundsPage } from '../free-rounds/FreeRoundsPage'
import { KycPage } from '../kyc/KycPage'
import { MailsPage } from '../mails/MailsPage'
import { MemberPage } from '../members/MemberPage'
import { MembersPage } from '../members/MembersPage'
import { OperatorsPage } from '../operators/OperatorsPage'
import { PublicationsPage } from '../publications/PublicationsPage'
import { PublishPage } from '../publications/PublishPage'
import { ReconciliationPage } from '../reconciliation/ReconciliationPage'
import { WebhooksPage } from '../webhooks/WebhooksPage'
import { WithdrawalsPage } from '../withdrawals/WithdrawalsPage'

export type DeskPage = {
  readonly path: string
  readonly right: Right
  readonly Page: ComponentType
  /** Absent: the page is not in the menu. */
  readonly menu?: {
    readonly name: Exclude<keyof typeof en.menu, 'label' | 'cannedAnswers'>
    readonly icon: IconName
    readonly queue?: keyof DeskValue<'queues'>
  }
}

/** Pages in the order of the menu. The first one that a role may open is its start page. */
export const pages: readonly DeskPage[] = [
  {
    path: '/withdrawals',
    right: 'withdrawals.read',
    Page: WithdrawalsPage,
    menu: { name: 'withdrawals', icon: 'hand-coins', queue: 'withdrawals' },
  },
  {
    path: '/deposits',
    right: 'deposits.read',
    Page: DepositsPage,
    menu: { name: 'deposits', icon: 'bank', queue: 'deposits' },
  },
  { path: '/kyc', right: 'kyc.read', Page: KycPage, menu: { name: 'kyc', icon: 'identification-card', queue: 'kyc' } },
  {
    path: '/adjustments',
    right: 'adjustments.read',
    Page: AdjustmentsPage,
    menu: { name: 'adjustments', icon: 'scales', queue: 'adjustments' },
  },
  {
    path: '/free-rounds',
    right: 'free-rounds.read',
    Page: FreeRoundsPage,
    menu: { name: 'freeRounds', icon: 'gift', queue: 'freeRounds' },
  },
  {
    path: '/applications',
    right: 'applications.read',
    Page: ApplicationsPage,
    menu: { name: 'applications', icon: 'tray', queue: 'applications' },
  },
  {
    path: '/campaigns',
    right: 'campaigns.read',
    Page: CampaignsPage,
    menu: { name: 'campaigns', icon: 'seal-percent' },
  },
  { path: '/campaigns/new', right: 'campaigns.write', Page: CampaignPage },
  {
    path: '/dividends',
    right: 'dividends.read',
    Page: DividendsPage,
    menu: { name: 'dividends', icon: 'coins', queue: 'dividends' },
  },
  {
    path: '/contracts',
    right: 'dividends.read',
    Page: ContractsPage,
    menu: { name: 'contracts', icon: 'handshake' },
  },
  {
    path: '/agent-changes',
    right: 'agents.read',
    Page: AgentChangesPage,
    menu: { name: 'agentChanges', icon: 'tree-structure', queue: 'agentChanges' },
  },
  {
    path: '/reconciliation',
    right: 'reconciliation.read',
    Page: ReconciliationPage,
    menu: { name: 'reconciliation', icon: 'receipt', queue: 'reconciliation' },
  },
  {
    path: '/chats',
    right: 'chats.read',
    Page: ChatsPage,
    menu: { name: 'chats', icon: 'chat-circle-dots', queue: 'chats' },
  },
  { path: '/chats/:memberId', right: 'chats.read', Page: ChatPage },
  { path: '/canned-answers', right: 'chats.read', Page: CannedAnswersPage },
  { path: '/mails', right: 'mails.read', Page: MailsPage, menu: { name: 'mails', icon: 'envelope', queue: 'mails' } },
  {
    path: '/publications',
    right: 'publications.read',
    Page: PublicationsPage,
    menu: { name: 'publications', icon: 'megaphone' },
  },
  { path: '/publications/new', right: 'publications.write', Page: PublishPage },
  { path: '/members', right: 'members.read', Page: MembersPage, menu: { name: 'members', icon: 'users' } },
  { path: '/members/:memberId', right: 'members.read', Page: MemberPage },
  {
    path: '/webhooks',
    right: 'webhooks.manage',
    Page: WebhooksPage,
    menu: { name: 'webhooks', icon: 'broadcast' },
  },
  { path: '/audit', right: 'audit.read', Page: AuditPage, menu: { name: 'audit', icon: 'clock-counter-clockwise' } },
  {
    path: '/operators',
    right: 'operators.manage',
    Page: OperatorsPage,
    menu: { name: 'operators', icon: 'key', queue: 'operators' },
  },
]
