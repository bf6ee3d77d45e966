import type { PaletteName } from './palettes'

/** A slot theme: ten Noto symbols, dearest first; companions for the tiles; a palette for the reels' backdrop. */
export type SlotTheme = { symbols: readonly string[]; companions: readonly string[]; palette: PaletteName }

const words = (text: string): readonly string[] => text.split(' ')

const theme = (palette: PaletteName, symbols: string, companions: string): SlotTheme => ({
  palette,
  symbols: words(symbols),
  companions: words(companions),
})

export const themes = {
  orient: theme(
    'ember',
    'dragon-face tiger-face red-envelope red-paper-lantern carp-streamer mahjong-red-dragon moon-cake teapot fortune-cookie coin',
    'coin red-envelope red-paper-lantern firecracker moon-cake fortune-cookie lotus teapot',
  ),
  gems: theme(
    'violet',
    'crown gem-stone ring trophy sparkling-heart heart-decoration glowing-star nazar-amulet rosette star',
    'gem-stone ring glowing-star crown sparkles heart-decoration coin star',
  ),
  fruits: theme(
    'magenta',
    'watermelon pineapple grapes strawberry mango cherries peach kiwi-fruit lemon tangerine',
    'lemon cherries blueberries strawberry kiwi-fruit tangerine grapes red-apple',
  ),
  egypt: theme(
    'gold',
    'classical-building scorpion eye cat amphora snake two-hump-camel beetle scroll desert',
    'beetle amphora scroll coin scorpion cactus glowing-star old-key',
  ),
  norse: theme(
    'slate',
    'axe shield wolf crossed-swords bear high-voltage black-bird beer-mug snow-capped-mountain ship',
    'shield axe beer-mug snowflake high-voltage feather bone evergreen-tree',
  ),
  jungle: theme(
    'emerald',
    'gorilla leopard parrot snake sloth crocodile monkey-face hibiscus banana leaf-fluttering-in-wind',
    'banana hibiscus leaf-fluttering-in-wind coconut palm-tree monarch-butterfly mango herb',
  ),
  ocean: theme(
    'ocean',
    'shark octopus spouting-whale dolphin turtle tropical-fish crab lobster spiral-shell coral',
    'tropical-fish crab spiral-shell coral oyster shrimp blowfish bubbles',
  ),
  space: theme(
    'indigo',
    'rocket astronaut alien flying-saucer ringed-planet satellite comet robot full-moon star',
    'star ringed-planet comet satellite full-moon glowing-star meteor shooting-star',
  ),
  sweets: theme(
    'rose',
    'birthday-cake doughnut cupcake lollipop ice-cream candy cookie chocolate-bar custard honey-pot',
    'candy lollipop cookie cupcake doughnut chocolate-bar strawberry custard',
  ),
  frontier: theme(
    'bronze',
    'horse bison money-bag locomotive wheel cactus guitar hammer-and-pick tumbler-glass coin',
    'cactus coin hammer-and-pick money-bag bone oil-drum old-key wheel',
  ),
  festival: theme(
    'magenta',
    'performing-arts carousel-horse party-popper mirror-ball pinata fireworks confetti-ball drum maracas balloon',
    'party-popper confetti-ball balloon maracas performing-arts drum wrapped-gift ribbon',
  ),
  magic: theme(
    'plum',
    'mage crystal-ball unicorn fairy magic-wand owl alembic open-book old-key mushroom',
    'magic-wand crystal-ball old-key sparkles mushroom open-book candle glowing-star',
  ),
  garden: theme(
    'lime',
    'peacock rabbit-face honeybee monarch-butterfly hedgehog lady-beetle sunflower tulip cherry-blossom four-leaf-clover',
    'tulip four-leaf-clover lady-beetle honeybee sunflower cherry-blossom blossom shamrock',
  ),
  kitchen: theme(
    'crimson',
    'lobster pizza hamburger sushi taco steaming-bowl hot-pepper shallow-pan-of-food cheese-wedge garlic',
    'hot-pepper garlic cheese-wedge tomato bell-pepper lime fork-and-knife salt',
  ),
  savanna: theme(
    'amber',
    'lion elephant rhinoceros leopard giraffe zebra hippopotamus water-buffalo deer sunrise',
    'sun-with-face paw-prints feather drum sheaf-of-rice coconut sunflower bone',
  ),
  pirates: theme(
    'ocean',
    'pirate-flag treasure-chest parrot sailboat skull-and-crossbones compass anchor bomb world-map coin',
    'anchor compass coin bomb world-map old-key gem-stone skull',
  ),
  olympus: theme(
    'royal',
    'trident-emblem classical-building eagle crown high-voltage horse-face harp amphora owl olive',
    'high-voltage amphora olive harp crown feather glowing-star grapes',
  ),
  classic: theme(
    'crimson',
    'slot-machine crown bell game-die four-leaf-clover cherries diamond-suit watermelon lemon grapes',
    'bell cherries four-leaf-clover game-die lemon star coin diamond-suit',
  ),
  night: theme(
    'midnight',
    'vampire ghost black-cat jack-o-lantern coffin zombie spider-web bat candle crescent-moon',
    'candle crescent-moon bat skull spider jack-o-lantern bone old-key',
  ),
  motors: theme(
    'crimson',
    'racing-car motorcycle trophy chequered-flag helicopter speedboat sport-utility-vehicle gear stopwatch fuel-pump',
    'gear stopwatch fuel-pump chequered-flag wheel trophy wrench high-voltage',
  ),
  winter: theme(
    'sky',
    'polar-bear penguin mammoth snowman fox christmas-tree ice-skate sled snowflake evergreen-tree',
    'snowflake christmas-tree wrapped-gift ice bell evergreen-tree gloves candle',
  ),
  sport: theme(
    'emerald',
    'trophy soccer-ball basketball boxing-glove 1st-place-medal american-football tennis baseball volleyball bowling',
    '1st-place-medal sports-medal 2nd-place-medal star trophy stopwatch running-shoe soccer-ball',
  ),
  music: theme(
    'violet',
    'guitar saxophone studio-microphone violin drum trumpet musical-keyboard headphone banjo musical-notes',
    'musical-notes musical-note headphone drum studio-microphone maracas star sparkles',
  ),
  farm: theme(
    'olive',
    'rooster cow-face pig-face horse-face ewe tractor hatching-chick ear-of-corn egg carrot',
    'egg ear-of-corn carrot hatching-chick sunflower potted-plant sheaf-of-rice potato',
  ),
} as const satisfies Record<string, SlotTheme>

export type ThemeName = keyof typeof themes

export const themeOf = (name: ThemeName): SlotTheme => themes[name]
