-- A member who asks a provider to vouch for him once more does so for one session; null is a visitor on his way in.

alter table social_flows add column session_id uuid;
