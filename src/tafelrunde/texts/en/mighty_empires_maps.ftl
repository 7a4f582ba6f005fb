# The map editor of Mighty Empires, and choosing map and peoples for a new table

mighty_empires_maps-title = Map editor
mighty_empires_maps-map = Map
mighty_empires_maps-keys = Arrow keys move over the map, Enter draws, Delete takes a field away. 1 to 5 choose a tool, E the eraser. Ctrl+Z takes back, Ctrl+Shift+Z brings back, plus and minus zoom.
mighty_empires_maps-undo = Undo
mighty_empires_maps-redo = Redo
mighty_empires_maps-play = Play on this map
mighty_empires_maps-play-short = Play
mighty_empires_maps-tab-draw = Draw
mighty_empires_maps-tab-check = Check
mighty_empires_maps-tab-whole = Map
mighty_empires_maps-tab-files = File

## Tools

mighty_empires_maps-tools = Tools
mighty_empires_maps-tool-terrain = Terrain
mighty_empires_maps-tool-water = Rivers
mighty_empires_maps-tool-building = Buildings
mighty_empires_maps-tool-home = Homes
mighty_empires_maps-tool-tile = Choose
mighty_empires_maps-erase = Erase
mighty_empires_maps-first = Tap or drag over the empty places with a terrain to lay fields.
mighty_empires_maps-first-made = Begin with a ready map
mighty_empires_maps-water-from = Tap a river, then the neighbour its water goes to. You can also draw along the whole river.
mighty_empires_maps-water-to = Where does the water of { $name } go? Tap a neighbour; the edge of the map is possible too. Tap the river again to let it stand still.
mighty_empires_maps-water-clear = No direction
mighty_empires_maps-building-about = Neutral buildings belong to nobody at the start. Mines stand only at rivers and in mountains, nothing on volcanoes.
mighty_empires_maps-building-none = none
mighty_empires_maps-home-new = New home
mighty_empires_maps-home-none = none
mighty_empires_maps-home-number = Home { $home }
mighty_empires_maps-home-count = { $count ->
    [one] 1 field
   *[other] { $count } fields
}
mighty_empires_maps-home-first = Tap the field in the middle of the home. Its neighbours go along as far as they belong to no home yet.
mighty_empires_maps-home-tiles = Tap fields to add them to home { $home } or to take them out. The number stands on the centre; “Choose” makes another field the centre.
mighty_empires_maps-home-remove = Remove home { $home }
mighty_empires_maps-home-center = Make it the centre of home { $home }
mighty_empires_maps-tile-choose = Tap a field to change everything about it here: terrain, river, building, home, label. Dragging moves the map.

## One field

mighty_empires_maps-tile-title = Field { $name } (q { $q }, r { $r })
mighty_empires_maps-tile-erase = Take the field away
mighty_empires_maps-flow = Water goes
mighty_empires_maps-flow-none = nowhere
mighty_empires_maps-building = Building
mighty_empires_maps-home = Home
mighty_empires_maps-label = Label
mighty_empires_maps-direction-1 = to the east
mighty_empires_maps-direction-2 = to the north-east
mighty_empires_maps-direction-3 = to the north-west
mighty_empires_maps-direction-4 = to the west
mighty_empires_maps-direction-5 = to the south-west
mighty_empires_maps-direction-6 = to the south-east
mighty_empires_maps-place-empty = { $name }: empty, a field can be drawn here
mighty_empires_maps-place-flows = flows { $direction }
mighty_empires_maps-place-home = home { $home }
mighty_empires_maps-place-center = centre of home { $home }
mighty_empires_maps-place-label = “{ $label }”

## Checking

mighty_empires_maps-check-now = Check again
mighty_empires_maps-check-wait = Being checked …
mighty_empires_maps-check-state = { $errors ->
    [0] { $warnings ->
        [0] Nothing to complain about: this map can be played on.
        [one] This map can be played on; one thing to consider.
       *[other] This map can be played on; { $warnings } things to consider.
    }
    [one] One error must be put right before anybody can play here.
   *[other] { $errors } errors must be put right before anybody can play here.
}

## The map as a whole

mighty_empires_maps-name = Name
mighty_empires_maps-players = Players
mighty_empires_maps-players-to = to
mighty_empires_maps-players-least = At least
mighty_empires_maps-players-most = At most
mighty_empires_maps-count = { $tiles ->
    [one] 1 field
   *[other] { $tiles } fields
}, { $homes ->
    [0] no homes
    [one] 1 home
   *[other] { $homes } homes
}, { $volcanoes ->
    [0] no volcano
    [one] 1 volcano
   *[other] { $volcanoes } volcanoes
}
mighty_empires_maps-turn = Turn and mirror
mighty_empires_maps-turn-left = Left
mighty_empires_maps-turn-right = Right
mighty_empires_maps-mirror-sideways = Left to right
mighty_empires_maps-mirror-upright = Top to bottom
mighty_empires_maps-shift = Shift
mighty_empires_maps-shift-about = Shifting changes only the coordinates in the file.
mighty_empires_maps-begin = Begin with another map
mighty_empires_maps-make = Make this map
mighty_empires_maps-make-blank = Empty map
mighty_empires_maps-make-method = Kind
mighty_empires_maps-make-players = Players
mighty_empires_maps-make-seed = Number
mighty_empires_maps-make-lot = Another number
mighty_empires_maps-method-flower = Fair, equal homes
mighty_empires_maps-method-flower_castles = Fair, with neutral castles
mighty_empires_maps-method-rulebook_random = Laid at random

## Files

mighty_empires_maps-file-save = Save
mighty_empires_maps-file-copy = Copy
mighty_empires_maps-file-copied = Copied
mighty_empires_maps-file-open = Open …
mighty_empires_maps-file-about = The map is saved as a JSON file. You can also drop a file anywhere on this page. What you draw is kept in this browser.
mighty_empires_maps-file-paste = Map as text
mighty_empires_maps-file-read = Open this text
mighty_empires_maps-file-long = This file is too large for a map.
mighty_empires_maps-file-refused = This map is refused. What you had drawn is still there.
mighty_empires_maps-file-strange = The editor cannot show this file.
mighty_empires_maps-file-repair = Open it all the same and repair it

## A new table

mighty_empires_maps-form-map = Map
mighty_empires_maps-form-flower = Fair
mighty_empires_maps-form-random = Laid at random
mighty_empires_maps-form-own = Own map
mighty_empires_maps-form-flower-about = Everybody has the same home; the volcano lies in the middle.
mighty_empires_maps-form-random-about = Laid field by field as people do it at the table, without homes. Not everybody has it equally good.
mighty_empires_maps-form-seed = Number of the map
mighty_empires_maps-form-lot = Drawn when the campaign begins. The picture is an example.
mighty_empires_maps-form-this = Exactly this map.
mighty_empires_maps-form-another = Choose one
mighty_empires_maps-form-next = Another one
mighty_empires_maps-form-again = Draw at the start
mighty_empires_maps-form-preview = Preview of the map
mighty_empires_maps-form-draft = From the map editor
mighty_empires_maps-form-file = From a file …
mighty_empires_maps-form-to-editor = Draw a map
mighty_empires_maps-form-paste = or paste it as text
mighty_empires_maps-form-missing = Choose a map of your own, or have one made.
mighty_empires_maps-form-broken = Nobody can play on this map yet.
mighty_empires_maps-form-count = This map is for { $least } to { $most } players.
mighty_empires_maps-form-good = { $tiles } fields, for { $least } to { $most } players.
mighty_empires_maps-form-lot-race = by lot
mighty_empires_maps-form-races-about = Several players may have the same race.
mighty_empires_maps-form-group-none = Without rules of their own
mighty_empires_maps-form-group-elves = Elves
mighty_empires_maps-form-group-dwarfs = Dwarfs
mighty_empires_maps-form-group-raiders_group = Raiders
mighty_empires_maps-form-group-skaven = Skaven
mighty_empires_maps-form-group-undead = Undead
mighty_empires_maps-form-quality-of = Army quality of { $seat }
mighty_empires_maps-form-battles-sim = Everything happens here: you set gold, stance and general in secret, and the computer works the battle out.
mighty_empires_maps-form-battles-table = You fight with your own figures at your own table and enter the result; the rest is kept for you here.
mighty_empires_maps-form-battles-mixed = For each battle both sides agree: at the table or simulated.
mighty_empires_maps-form-quality-about = In simulated battles. 100 is usual; whoever has more is stronger.
mighty_empires_maps-form-topic-common = What matters most
mighty_empires_maps-form-topic-start = Start
mighty_empires_maps-form-topic-order = Order and empire points
mighty_empires_maps-form-topic-battle = Armies and battles
mighty_empires_maps-form-topic-land = Land, buildings and mines
mighty_empires_maps-form-topic-year = Seasons and races
