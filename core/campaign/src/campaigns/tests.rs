use crate::{
    CampaignId, LogError, NameRefusal, NewMatch,
    testing::{add, hand, log, log_with_clock, new_match, playout},
};

#[test]
fn the_default_campaign_always_exists() {
    let log = log();
    let campaigns = log.campaigns().unwrap();
    assert_eq!(campaigns.len(), 1);
    assert_eq!(campaigns[0].id, CampaignId::DEFAULT);
    assert_eq!(campaigns[0].id, log.default_campaign());
    assert_eq!(campaigns[0].name, None);
}

#[test]
fn the_default_campaign_can_have_a_name_but_cannot_close() {
    let mut log = log();
    assert_eq!(log.rename_campaign(CampaignId::DEFAULT, "Chez nous").unwrap().name.unwrap(), "Chez nous");
    assert_eq!(log.close_campaign(CampaignId::DEFAULT), Err(LogError::DefaultCampaign));
    assert_eq!(log.campaigns().unwrap()[0].closed_at, None);
}

#[test]
fn a_campaign_is_begun_renamed_closed_and_opened_again() {
    let (mut log, clock) = log_with_clock();
    clock.set(10);
    let summer = log.create_campaign(" Été ").unwrap();
    assert_eq!((summer.name.as_deref(), summer.created_at), (Some("Été"), 10));
    log.rename_campaign(summer.id, "Été 2026").unwrap();
    clock.set(20);
    assert_eq!(log.close_campaign(summer.id).unwrap().closed_at, Some(20));
    clock.set(30);
    assert_eq!(log.close_campaign(summer.id).unwrap().closed_at, Some(20));
    let campaigns = log.campaigns().unwrap();
    assert_eq!(campaigns[1].name.as_deref(), Some("Été 2026"));
    assert_eq!(log.reopen_campaign(summer.id).unwrap().closed_at, None);
}

#[test]
fn a_campaign_has_a_name_that_can_be_read() {
    let mut log = log();
    assert_eq!(log.create_campaign(" "), Err(LogError::BadCampaignName(NameRefusal::Empty)));
    assert_eq!(log.campaigns().unwrap().len(), 1);
}

#[test]
fn a_closed_campaign_takes_nothing_new_but_counts_what_was_under_way() {
    let mut log = log();
    let seats = ["A", "B"].map(|name| add(&mut log, name));
    let campaign = log.create_campaign("Été").unwrap().id;
    let new = NewMatch { campaign, ..new_match(&log, &seats, 1) };
    let id = log.start_match(new.clone()).unwrap();
    log.close_campaign(campaign).unwrap();
    let closed = LogError::CampaignClosed { campaign, name: "Été".into() };
    assert_eq!(log.start_match(new), Err(closed.clone()));
    let result = crate::PaperResult { campaign, ..hand(&log, &[(seats[0], true, 3), (seats[1], false, 2)]) };
    let result_id = log.new_result_id();
    assert_eq!(log.enter_result(result_id, &result), Err(closed));
    let (entries, outcome) = playout(2, 1);
    let (last, before) = entries.split_last().unwrap();
    for (index, entry) in (0..).zip(before) {
        log.append(id, index, entry).unwrap();
    }
    log.append_final(id, before.len() as u32, last, &outcome).unwrap();
    assert_eq!(log.campaign_totals(campaign, empile_games::GameId::PilePoils).unwrap().len(), 2);
}
