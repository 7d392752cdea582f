//! The first match: a head, a trunk, a tail that takes another's dog, and a card that fits nowhere.

use empile_games::{
    contract::Seat,
    teckels::{Action, Card, Colour, PileId, Setup, Spot, TeckelId, Teckels},
};

use super::nodes::{self, Part};
use crate::{
    PUPIL,
    lesson::{Beat, Script, say},
};

const HEAD: Card = Card::Head { back: Colour::Yellow };
const TRUNK: Card = Card::Trunk { front: Colour::Yellow, back: Colour::Green };
const TAIL: Card = Card::Tail { front: Colour::Red, cat: true };
const OTHERS_HEAD: Card = Card::Head { back: Colour::Red };
const OWN: TeckelId = TeckelId(0);
const OTHERS: TeckelId = TeckelId(1);
const PILE: PileId = PileId(0);
const OTHERS_PILE: PileId = PileId(2);

pub(super) fn lesson() -> Script<Teckels> {
    let own = |part| nodes::of_hand(PUPIL, part);
    let pile = || [own(Part::Pile(PILE.0))];
    let card = |nth| [nodes::card(PUPIL, nth)];
    let flip = |key| -> Beat<Action> { say(key, "teckels.piles").at(pile()).does(Action::Flip) };
    let play = |card, on| Action::Play { card, on };
    let other = Seat(1).0;
    Script {
        setup: Setup::for_players(2),
        seed: 2124,
        beats: vec![
            say("teckels-lesson-goal", "teckels.goal"),
            say("teckels-lesson-bark", "teckels.round").at([own(Part::Bark)]).does(Action::Bark),
            say("teckels-lesson-hold", "teckels.piles").at(pile()).does(Action::Hold { pile: PILE }),
            flip("teckels-lesson-flip"),
            say("teckels-lesson-head", "teckels.heads")
                .at(card(0))
                .to(nodes::NEW_HEAD)
                .does(play(HEAD, Spot::New))
                .then_wait(),
            flip("teckels-lesson-flip-again"),
            say("teckels-lesson-trunk", "teckels.trunks")
                .at(card(1))
                .to(nodes::lane(OWN))
                .does(play(TRUNK, Spot::Teckel(OWN)))
                .then_wait(),
            say("teckels-lesson-others", "teckels.joining")
                .then(other, Action::Hold { pile: OTHERS_PILE })
                .then(other, Action::Flip)
                .then(other, play(OTHERS_HEAD, Spot::New))
                .then_wait(),
            flip("teckels-lesson-third"),
            say("teckels-lesson-tail", "teckels.tails")
                .at(card(2))
                .to(nodes::lane(OTHERS))
                .does(play(TAIL, Spot::Teckel(OTHERS)))
                .then_wait(),
            say("teckels-lesson-owner", "teckels.owner"),
            flip("teckels-lesson-fourth"),
            say("teckels-lesson-under", "teckels.piles").at(pile()).does(Action::Under),
            say("teckels-lesson-round", "teckels.round-end"),
            say("teckels-lesson-end", "teckels.bones"),
        ],
    }
}
