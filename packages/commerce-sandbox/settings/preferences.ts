import { house } from "../house.ts";

export const { passwordPolicy, preferencesOf } = house;

export const cardExpiryYears = house.cardExpiryYears ?? 10;
