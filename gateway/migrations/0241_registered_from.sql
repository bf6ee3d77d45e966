-- How and where a member registered, in his browser's own words. Null: opened by an agent, a trial, or from before.

alter table members add column register_method text check (register_method in ('APP', 'H5', 'WEBCLIP', 'PWA'));
alter table members add column register_url text check (length(register_url) <= 1024);
alter table members add column register_domain text check (length(register_domain) <= 256);
create index members_by_method on members (registered_at desc) where register_method is not null;
