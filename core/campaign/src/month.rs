use rusqlite::{
    ToSql,
    types::{FromSql, FromSqlResult, ToSqlOutput, ValueRef},
};

use crate::{UnixMillis, civil};

/// A month of the calendar, in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Month(i32);

const MONTHS: i32 = 12;
const FIRST_YEAR: i32 = 1970;

impl Month {
    /// In which an instant lies.
    #[must_use]
    pub fn of(at: UnixMillis) -> Month {
        let (year, month, _) = civil::date(at);
        Month((year as i32 - FIRST_YEAR) * MONTHS + month as i32 - 1)
    }

    /// The instant at which it begins.
    #[must_use]
    pub fn begins(self) -> UnixMillis {
        civil::days(self.year().into(), self.in_year().into(), 1) * civil::DAY
    }

    /// The month of an instant, and the day in it, from 1.
    #[must_use]
    pub fn and_day(at: UnixMillis) -> (Month, u8) {
        (Month::of(at), civil::date(at).2.unsigned_abs() as u8)
    }

    /// The year, such as 2026.
    #[must_use]
    pub fn year(self) -> i32 {
        FIRST_YEAR + self.0.div_euclid(MONTHS)
    }

    /// 1 is January.
    #[must_use]
    pub fn in_year(self) -> u8 {
        self.0.rem_euclid(MONTHS) as u8 + 1
    }

    /// So many months later, or earlier.
    #[must_use]
    pub fn later(self, months: i32) -> Month {
        Month(self.0 + months)
    }

    /// How many months lie between this one and a later one.
    #[must_use]
    pub fn until(self, later: Month) -> i32 {
        later.0 - self.0
    }
}

impl ToSql for Month {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.0.to_sql()
    }
}

impl FromSql for Month {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Month> {
        i32::column_result(value).map(Month)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_month_begins_with_its_first_millisecond() {
        let december = civil::parse("2026-12-01 00:00:00").unwrap();
        assert_eq!((Month::of(december).year(), Month::of(december).in_year()), (2026, 12));
        assert_eq!(Month::of(december - 1).in_year(), 11);
        assert_eq!(Month::of(december + 5).begins(), december);
        assert_eq!(Month::and_day(december - 1).1, 30);
        let next = Month::of(december).later(1);
        assert_eq!((next.year(), next.in_year()), (2027, 1));
        assert_eq!(Month::of(december).until(next), 1);
        assert_eq!((Month::of(-1).year(), Month::of(-1).in_year()), (1969, 12));
    }
}
