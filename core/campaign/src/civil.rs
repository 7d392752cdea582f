//! Days of the calendar and milliseconds since 1970, by Howard Hinnant's `days_from_civil`.

use crate::UnixMillis;

pub(crate) const DAY: i64 = 86_400_000;

/// Such as `2026-11-16T03:12:30Z`.
pub(crate) fn iso(at: UnixMillis) -> String {
    let (days, rest) = (at.div_euclid(DAY), at.rem_euclid(DAY) / 1_000);
    let (year, month, day) = civil(days);
    let (hours, minutes, seconds) = (rest / 3_600, rest / 60 % 60, rest % 60);
    format!("{year:04}-{month:02}-{day:02}T{hours:02}:{minutes:02}:{seconds:02}Z")
}

/// From `2026-11-16 03:12:30`, with or without the time of day.
pub(crate) fn parse(text: &str) -> Option<UnixMillis> {
    let (date, time) = text.split_once([' ', 'T']).unwrap_or((text, "00:00:00"));
    let [year, month, day] = numbers(date, '-')?;
    let [hours, minutes, seconds] = numbers(time.trim_end_matches('Z'), ':')?;
    let is_time = hours < 24 && minutes < 60 && seconds < 60;
    let is_date = (1970..=9999).contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&day);
    if !is_time || !is_date {
        return None;
    }
    let days = days(year, month, day);
    // The thirtieth of February is another day when it comes back.
    (civil(days) == (year, month, day))
        .then_some(days * DAY + (hours * 3_600 + minutes * 60 + seconds) * 1_000)
}

fn numbers(text: &str, separator: char) -> Option<[i64; 3]> {
    let mut parts = text.split(separator).map(|part| {
        let is_number = !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        part.parse::<i64>().ok().filter(|_| is_number)
    });
    let found = [parts.next()??, parts.next()??, parts.next()??];
    parts.next().is_none().then_some(found)
}

pub(crate) fn days(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let era = year.div_euclid(400);
    let year_of_era = year - era * 400;
    let day_of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
    era * 146_097 + day_of_era - 719_468
}

/// Year, month from 1 and day from 1, in UTC.
pub(crate) fn date(at: UnixMillis) -> (i64, i64, i64) {
    civil(at.div_euclid(DAY))
}

fn civil(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days - era * 146_097;
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    (year, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instants_are_written_as_the_calendar_has_them() {
        assert_eq!(iso(0), "1970-01-01T00:00:00Z");
        assert_eq!(iso(1_709_251_199_000), "2024-02-29T23:59:59Z");
        assert_eq!(iso(-1), "1969-12-31T23:59:59Z");
    }

    #[test]
    fn dates_are_read_with_and_without_a_time_of_day() {
        assert_eq!(parse("2024-02-29 23:59:59"), Some(1_709_251_199_000));
        assert_eq!(parse("2024-02-29"), Some(1_709_164_800_000));
        for text in ["", "2023-02-29", "2024-13-01", "2024-01-01 24:00:00", "1-2-3", "+024-01-01", "2024-01"]
        {
            assert_eq!(parse(text), None, "{text}");
        }
    }

    #[test]
    fn every_day_of_four_centuries_comes_back() {
        for day in 0..146_097 {
            assert_eq!(parse(&iso(day * DAY)), Some(day * DAY));
        }
    }
}
