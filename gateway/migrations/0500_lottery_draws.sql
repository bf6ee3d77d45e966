-- The provider makes the draws. What it told of one that is over is kept as it was told and never changed.
drop table lottery_secret;
create table lottery_draws (
  game_code text not null,
  drawn_at timestamptz not null,
  numero text not null,
  seed text not null,
  prizes jsonb not null,
  primary key (game_code, drawn_at)
);
