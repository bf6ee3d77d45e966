-- Of the rows as they were stored; the same catalogue again is not written again.
alter table catalogue_revision add column digest text;
