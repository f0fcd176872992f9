"""Chapter 1, Invasion: a commander of aliens against a team of humans.

The commander is the last seat and no player of the base game; the humans are its players. Where
things are, and which lines of the ledger (OMA) they carry out:

| module | has | lines |
| --- | --- | --- |
| `state` | `Front`, what the humans share; `Commander`, the alien seat's area | |
| `components/` | all printed data: panel, Lab, Techs, alien and defence cards | 2, 5, 7 |
| `setup` | the alien's pieces, the deal of the defence cards | 2 |
| `victory` | common points, both victories, sides, score sheets | 3 |
| `soldiers` | soldiers on the map: place, return, stun, displace; what bars hexes | 5, 7 |
| `commander/` | the commander's turn and panel, and what its actions and cards do | 6, 7 |
| `defence/` | the humans' changed turn, their points, the four defence Blueprints | 4, 5 |

Both sides change the position only through `victory` and `soldiers` where these have a function for
it, so that both victories are checked after every single change.
"""
