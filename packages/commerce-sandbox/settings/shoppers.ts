import { house } from "../house.ts";

export const { subscriptions } = house;
