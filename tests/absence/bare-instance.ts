import type { FamilyName } from "../../worker/platform/breakers/families.ts";

/** Families of which an instance with SCAPI and SLAS alone has nothing. */
export const OWN_FAMILIES: readonly FamilyName[] = [
	"hosted-search",
	"identity",
	"addresses",
	"payments",
	"geolocation",
	"order-facts",
	"custom",
	"controllers",
	"recommendations",
	"dataset",
	"content",
	"media",
	"videos",
];

/** Faults that leave SCAPI and SLAS alone. Some families of SCAPI have custom APIs as well, which are taken away by their path. */
export const BARE_INSTANCE: readonly string[] = [
	...OWN_FAMILIES.map((family) => `${family}:absent`),
	"all:absent;at=/custom/",
	"all:absent;at=/on/demandware.store/",
];
