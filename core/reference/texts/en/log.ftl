### The log: campaigns and files.

campaign-everyday = The everyday challenge

import-players = Players
import-merges = Doubles merged
import-campaigns = Campaigns
import-matches = Matches
import-results = Results
import-voids = Results taken out
import-impossible = { $game } ({ $names }): { $reason } The result stays in the history, but it does not count.
import-notes = Notes
