export const COUNTRY_ID = "country";
