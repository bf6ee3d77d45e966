import { people, type Size, waiting } from './sizes'

const member = '(1000000000 + n)::text'
const aurora = "'aurora'"

/** Members, the agents' tree, and what members have beside money and play. */
export const peopleStatements = ({ members, team, records }: Size): readonly string[] => {
  const last = team + 3
  const isAgent = `(n = 2 or (n % 10 = 0 and n <= ${last}))`
  const parent = `case when n = 2 or n > ${last} then null when n < 10 or n % 10 = 0 then '${people.agent}' else (1000000000 + n - n % 10)::text end`
  const each = `from generate_series(1, ${members}) n`
  /** The heavy member has `records` rows, each other one `usual`. */
  const rows = (usual: number) =>
    `${each}, lateral generate_series(1, case n when 1 then ${records} else ${usual} end) k`
  const at = `now() - interval '34 days' + k * interval '33 days' / case n when 1 then ${records} else 10 end`
  return [
    // A version 8 UUID (RFC 9562).
    "create function growth_id(name text) returns uuid language sql immutable as $$ select overlay(overlay(md5(name) placing '8' from 13 for 1) placing '8' from 17 for 1)::uuid $$",
    `insert into members (id, merchant_code, account, account_key, type, currency, parent_id, registered_at, last_login_at, mobile, email)
      select ${member}, ${aurora}, 'grow' || n, 'grow' || n, case when ${isAgent} then 1 else 0 end, 'BRL', ${parent},
        now() - interval '100 days' + n * interval '64 days' / ${members}, now() - n % 30 * interval '1 day', '+55119' || lpad(n::text, 8, '0'), 'grow' || n || '@mail.example' ${each}`,
    `insert into agent_tree (ancestor_id, descendant_id, depth)
      select id, id, 0 from members union all select parent_id, id, 1 from members where parent_id is not null
      union all select above.parent_id, below.id, 2 from members below join members above on above.id = below.parent_id where above.parent_id is not null`,
    `insert into affiliate_codes (merchant_code, code, member_id, created_at) select ${aurora}, id, id, now() from members where type = 1`,
    `insert into reading_languages (member_id, language, at) select ${member}, case n % 3 when 0 then 'EN' else 'PT' end, now() ${each}`,
    `insert into login_history (member_id, merchant_code, at, ip, device_id, user_agent) select ${member}, ${aurora}, ${at}, '203.0.113.9', 'device' || k % 3, 'bench' ${rows(5)}`,
    `insert into sessions (id, member_id, merchant_code, device_id, user_agent, created_at, last_seen_at, expires_at, revoked_at, revoked_why)
      select growth_id('old' || n || '/' || k), ${member}, ${aurora}, 'device' || k % 3, 'bench', ${at}, ${at}, ${at} + interval '1 hour', ${at} + interval '1 hour', 'logout' ${rows(3)}`,
    `insert into inbox_messages (member_id, event_key, happening, at, read_at)
      select ${member}, 'device:' || k, '{"kind": "device.new"}', ${at}, case when k % 2 = 0 then ${at} end ${rows(5)}`,
    `insert into mails (merchant_code, sender_id, recipient, recipient_name, message_id, subject, content, at, answered_at, answered_by)
      select ${aurora}, ${member}, 'support', '', growth_id('mail' || n || '/' || k), 'Question', 'How?', ${at}, case when n > ${waiting} then ${at} end, case when n > ${waiting} then 'grow' end ${rows(1)}`,
    `insert into feedback (merchant_code, member_id, message_id, content, at, seen_at, seen_by)
      select ${aurora}, ${member}, growth_id('feedback' || n), 'More.', now(), case when n > ${waiting} then now() end, case when n > ${waiting} then 'grow' end ${each}`,
    `insert into chats (member_id, merchant_code, language, last_seq, waiting_since) select ${member}, ${aurora}, 'PT', case n when 1 then ${records} else 2 end, case when n between 4 and 30 then now() end ${each}`,
    `insert into chat_messages (member_id, seq, id, author, name, text, at) select ${member}, k, growth_id('chat' || n || '/' || k), case when k % 2 = 0 then 'house' else 'member' end, '', 'Hello', ${at} ${rows(2)}`,
    `insert into kyc_submissions (id, merchant_code, member_id, full_name, document_number, state, created_at, decided_at, decided_by)
      select growth_id('kyc' || n), ${aurora}, ${member}, 'Ana Souza', n::text, case when n between 4 and ${waiting} then 'PENDING' else 'VERIFIED' end, now() - n * interval '1 minute',
        case when n between 4 and ${waiting} then null else now() end, case when n between 4 and ${waiting} then null else 'grow' end ${each}`,
    `insert into kyc_images (id, member_id, side, bytes, submission_id, created_at) select growth_id('image' || n), ${member}, 'front', '', growth_id('kyc' || n), now() ${each}`,
    `insert into payout_accounts (id, merchant_code, member_id, kind, holder, account, is_default, created_at) select growth_id('payout' || n), ${aurora}, ${member}, 'pix', 'Ana Souza', '52998224725', true, now() ${each}`,
    `insert into operator_log (at, operator, action, subject, detail) select now() - k * interval '1 minute', 'grow', 'member.noted', (1000000000 + k % ${members})::text, '{}' from generate_series(1, ${members} * 5) k`,
    `insert into outbox (merchant_code, channel, recipient, text, at) select ${aurora}, 'sms', '+55', 'Code', ${at} ${rows(5)}`,
    `insert into domain_events (name, member_id, at, payload) select 'password.changed', ${member}, now() - k * interval '1 day', '{}' ${rows(5)}`,
    `insert into rebate_days (merchant_code, day, worked_out_at) select ${aurora}, day::date, now() from generate_series(now() - interval '9 days', now() - interval '2 days', '1 day') day`,
    `insert into agent_commissions (agent_id, category, day, merchant_code, currency, amount, remainder, paid_at)
      select member.id, 'RNG', day.day, ${aurora}, 'BRL', 100, 1, now() from members member, rebate_days day where member.type = 1`,
  ]
}
