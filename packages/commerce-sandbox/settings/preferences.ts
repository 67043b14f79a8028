import { house } from "../house.ts";

export const { passwordPolicy, preferencesOf } = house;

/** How many years ahead of this one a card's expiry may lie. */
export const cardExpiryYears = house.cardExpiryYears ?? 10;
