/** The phone menu links to the footer's countries by this id. */
export const COUNTRY_ID = "country";
