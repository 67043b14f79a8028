/** The event that tells that a change is on its way: from here on it is not to be made by another way as well. */
export const SENDS = "shop.sends";
