/** Of the footer's countries and languages: the menu of phones leads there. */
export const COUNTRY_ID = "country";
