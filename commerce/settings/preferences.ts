import { house } from "../house.ts";

export const { passwordPolicy, preferencesOf } = house;
